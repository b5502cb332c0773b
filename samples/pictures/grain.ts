import { createRandom } from './random.ts';

/** The side of the tile of noise, in pixels; a power of two, so that wrapping is a mask. */
const side = 256;

/** A tile of soft noise, -1 to 1: paper has a tooth of more than one pixel, so neighbours are blended a little. */
function createTile(): Float32Array {
  const random = createRandom('paper');
  const white = Float32Array.from({ length: side * side }, () => random.next() + random.next() - 1);
  const at = (x: number, y: number): number => white[((y + side) % side) * side + ((x + side) % side)] ?? 0;
  return Float32Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return at(x, y) * 0.7 + (at(x + 1, y) + at(x, y + 1) + at(x - 1, y) + at(x, y - 1)) * 0.22;
  });
}

const tile = createTile();

/**
 * Prints a drawing on paper: a fine grain over all inks, strongest in the middle values as on a real print. It also
 * breaks up the bands that long gradients leave in eight bits. `pixels` are rows of RGB bytes, changed in place.
 */
export function addGrain(pixels: Uint8Array, width: number, strength: number): void {
  const rows = pixels.length / 3 / width;
  for (let y = 0; y < rows; y += 1) {
    // Each band of rows starts elsewhere in the tile, so that the eye finds no repeat.
    const shift = Math.imul(y >> 8, 97) & (side - 1);
    for (let x = 0; x < width; x += 1) {
      const index = (y * width + x) * 3;
      const red = pixels[index] ?? 0;
      const green = pixels[index + 1] ?? 0;
      const blue = pixels[index + 2] ?? 0;
      const light = (red * 2 + green * 5 + blue) / 2040;
      const noise =
        (tile[((y & (side - 1)) << 8) | ((x + shift) & (side - 1))] ?? 0) *
        strength *
        (0.45 + 2.2 * light * (1 - light));
      pixels[index] = clamp(red + noise);
      pixels[index + 1] = clamp(green + noise);
      pixels[index + 2] = clamp(blue + noise * 0.92);
    }
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));

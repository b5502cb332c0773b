const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|bmp|heic)$/i;

/** Names that cameras and programs give: `IMG_2034`, `DSC00017`, `Schermafbeelding 2024-01-02`. */
const machineName =
  /^(?:img|dsc[nf]?|dscf|pict?|p10\d|image|photo|foto|afbeelding|picture|screenshot|schermafbeelding|scan|whatsapp image|untitled|naamloos)[\s_-]*[\d_.:\s-]{2,}.*$/i;

/** Words in one piece, held together by signs: `koeien_in_de-wei_2`. */
const joined = /^\S*[\p{L}\d][_][\p{L}\d]\S*$|^[\p{L}\d]+(?:-[\p{L}\d]+){2,}$/u;

/** Whether a text is the name of a file and not what a picture shows. */
export function isFileName(text: string, source: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '') return false;
  if (pictureEnding.test(trimmed) || machineName.test(trimmed) || /^(?:https?:|www\.|\/)\S+$/i.test(trimmed))
    return true;
  const file = decodeSafely(source.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(pictureEnding, '');
  const same =
    bare(file) === bare(trimmed) ||
    (bare(trimmed).length > 5 && bare(file).endsWith(bare(trimmed)) && /[_\d]/.test(trimmed));
  return same && !/\s/.test(trimmed) ? true : !/\s/.test(trimmed) && joined.test(trimmed) && /[_\d]/.test(trimmed);
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { Icon } from 'leaflet';

/** An element of ours, which the library puts in its place on the map: its middle is where the place is. */
export class OwnIcon extends Icon<{ iconUrl: string }> {
  readonly #content: HTMLElement;

  constructor(content: HTMLElement) {
    super({ iconUrl: '' });
    this.#content = content;
  }

  override createIcon(): HTMLElement {
    const anchor = document.createElement('div');
    anchor.className = 'search-map-anchor';
    anchor.append(this.#content);
    return anchor;
  }
}

/** A picture ready to be shown: addresses resolved, focus point turned into percentages. */
export interface ImageSource {
  src: string;
  /** Candidates by width, as in HTML: `/picture/640/… 640w, /picture/1280/… 1280w`. */
  srcSet?: string | undefined;
  /** How wide it is shown, as in HTML; 100vw when left out. */
  sizes?: string | undefined;
  /** Size of the original in px. */
  width: number;
  height: number;
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string;
  /** The point that stays in view when the picture is cropped, in % of its width and height. */
  focus?: { x: number; y: number } | undefined;
}

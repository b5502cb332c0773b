import { cva } from '#design-system/variants.ts';

/** Comes quickly and fades slowly; a dialog is shown while it fades only if `display` and `overlay` fade along. */
export const loaderOverlayVariants = cva(
  'pointer-events-none fixed inset-0 m-0 hidden h-dvh max-h-none w-full max-w-none flex-col items-center justify-center gap-6 bg-page/92 px-gutter text-text opacity-0 [transition:opacity_1.2s_ease-out,display_1.2s_allow-discrete,overlay_1.2s_allow-discrete] open:pointer-events-auto open:flex open:opacity-100 open:[transition-duration:200ms] starting:open:opacity-0 motion-reduce:[transition:none] backdrop:bg-transparent print:hidden',
);

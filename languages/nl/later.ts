import type { Texts } from '../language.ts';

export default import.meta.glob<Texts>(['./consent.json', './errors.json', './navigation.json'], {
  eager: true,
  import: 'default',
});

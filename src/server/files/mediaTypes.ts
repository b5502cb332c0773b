interface MediaType {
  readonly type: string;
  readonly compression: 'thorough' | 'none';
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, compression: 'thorough' });
const packed = (type: string): MediaType => ({ type, compression: 'none' });

/** The kinds of files a build of the front end can hold, by their extension. */
const mediaTypes = new Map<string, MediaType>([
  ['css', text('text/css')],
  ['html', text('text/html')],
  ['ico', packed('image/x-icon')],
  ['jpg', packed('image/jpeg')],
  ['js', text('text/javascript')],
  ['json', text('application/json')],
  ['png', packed('image/png')],
  ['svg', text('image/svg+xml')],
  ['txt', text('text/plain')],
  ['webmanifest', text('application/manifest+json')],
  ['webp', packed('image/webp')],
  ['woff2', packed('font/woff2')],
]);

export function mediaType(path: string): MediaType {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return mediaTypes.get(extension) ?? packed('application/octet-stream');
}

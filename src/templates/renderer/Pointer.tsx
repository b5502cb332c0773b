import { Fragment } from 'react';

/** A JSON Pointer for people, which may go on on the next line before each of its slashes. */
export function Pointer({ pointer }: { pointer: string }) {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((segment, index, segments) => ({ segment, path: segments.slice(0, index + 1).join('/') }));
  return (
    <code className="wrap-anywhere">
      {steps.length === 0 && '/'}
      {steps.map(({ segment, path }) => (
        <Fragment key={path}>
          {path !== segment && <wbr />}
          {`/${segment}`}
        </Fragment>
      ))}
    </code>
  );
}

import type { z } from 'zod';

/** 400 that names the parameter, and what would be right. */
export function fault(parameter: string, mend: string): Response {
  return Response.json({ error: { parameter, mend } }, { status: 400 });
}

export function faultOf({ issues }: z.ZodError): Response {
  const [first] = issues;
  return fault(first?.path.join('.') || 'body', first?.message ?? 'send JSON');
}

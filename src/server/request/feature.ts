import type { Hono } from 'hono';
import type { RequestContext } from './requestContext.ts';

/** The addresses a feature answers; what it does not know goes on to the next one. */
export type FeatureRoutes = Hono<{ Bindings: RequestContext }>;

/** A part of the portal that answers requests. `composePortal` lists them all, in the order in which they are asked. */
export interface Feature {
  readonly routes: FeatureRoutes;
  /** Lets go of connections of its own. */
  readonly close?: () => Promise<void>;
}

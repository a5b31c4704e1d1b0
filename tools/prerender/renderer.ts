/** Renders pages of a finished build into documents. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, RenderOptions } from '../../app/src/prerender/render-page.tsx';
import type { Manifest } from '../build-manifest.ts';
import { pageFiles } from './page-files.ts';
import { writeDocument } from './write-document.ts';

/** `isComplete`: the API answered everything that the page asked for, or said that it does not have it. */
export type RenderedDocument = Pick<RenderedPage, 'status' | 'isComplete'> & { html: string };
/** Renders one page. Rejects when it cannot be rendered. */
export type Render = (options: Omit<RenderOptions, 'now'> & { now?: number }) => Promise<RenderedDocument>;

/** The bundle that renders pages, beside the folder of the build. */
const bundleOf = (dist: string) => pathToFileURL(path.resolve(dist, '../dist-server/render-page.js')).href;

type Bundle = typeof import('../../app/src/prerender/render-page.tsx');
/** Loads the bundle of the finished build in a folder. */
export const openBundle = async (dist: string): Promise<Bundle> => (await import(bundleOf(dist))) as Bundle;

/** Opens the finished build in a folder. */
export async function openRenderer(dist: string): Promise<Render> {
  const { renderPage } = await openBundle(dist);
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return async (options) => {
    const page = await renderPage({ now: Date.now(), ...options });
    const files = pageFiles(manifest, page.state.address, page.state.areas);
    return { status: page.status, isComplete: page.isComplete, html: writeDocument(template, page, files) };
  };
}

/** Answers requests of pages by the API at an origin: `/api/…` of `https://shop.example`. */
export const fetchFrom =
  (api: string): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, api), request));
  };

/** Renders pages of a finished build into documents. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, RenderOptions } from '../../app/src/prerender/render-page.tsx';
import type { Manifest } from '../build-manifest.ts';
import { pageFiles } from './page-files.ts';
import { writeDocument } from './write-document.ts';

/** `isComplete`: the API answered everything that the page asked for, or said that it does not have it. */
export type RenderedDocument = Pick<RenderedPage, 'status' | 'isComplete'> & { html: string };
/**
 * What a document is rendered from. Without an `origin` the address of the shop is not known, and the document names no
 * addresses: the app adds them.
 */
type DocumentOptions = Omit<RenderOptions, 'now' | 'origin'> & { now?: number; origin: string | undefined };
/** Renders one page. Rejects when it cannot be rendered. */
export type Render = (options: DocumentOptions) => Promise<RenderedDocument>;

/** Addresses inside a page are absolute while it is rendered. */
const UNKNOWN_ORIGIN = 'http://localhost';
const withoutAddresses = (page: RenderedPage): RenderedPage => ({
  ...page,
  head: { ...page.head, canonical: '', alternates: {} },
  jsonLd: [],
});

/** The bundle that renders pages, beside the folder of the build. */
function bundleOf(dist: string): string {
  const folder = path.resolve(dist, '../dist-server');
  const file = readdirSync(folder).find((name) => /^render-page-.*\.js$/.test(name));
  if (!file) throw new Error(`${folder} does not have what renders pages. Build the shop: npm run build`);
  return pathToFileURL(path.join(folder, file)).href;
}

type Bundle = typeof import('../../app/src/prerender/render-page.tsx');
/** Loads the bundle of the finished build in a folder. */
export const openBundle = async (dist: string): Promise<Bundle> => (await import(bundleOf(dist))) as Bundle;

/** Opens the finished build in a folder. */
export async function openRenderer(dist: string): Promise<Render> {
  const { renderPage } = await openBundle(dist);
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return async ({ origin, ...options }) => {
    const rendered = await renderPage({ now: Date.now(), origin: origin ?? UNKNOWN_ORIGIN, ...options });
    const page = origin ? rendered : withoutAddresses(rendered);
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

/**
 * Reads the folder of the parts' geometry (`*.ndjson.gz`, one part a line). Axes: x right, y up, z towards the viewer;
 * lengths in units of 0.02 mm. Its ORIGIN.md describes the format.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Whole units in a millimetre. */
export const UNITS_PER_MM = 50;
/** The colour of faces that have the part's own colour. */
export const OWN_COLOUR = 16;
/** The colour of faces that have the colour of edges. */
export const EDGE_COLOUR = 24;

/** How the file of a part was found: `blank` is a printed part without its print, `approximate` a neighbouring mould. */
export type Match =
  | 'exact'
  | 'moved'
  | 'letter'
  | 'title'
  | 'keyword'
  | 'approximate'
  | 'composed'
  | 'print'
  | 'blank'
  | 'helper';

/** Faces of one colour: a code of colours.csv, or `0x2RRGGBB`. */
export interface FaceGroup {
  colour: number | string;
  /** Whether the faces are seen from both sides. */
  both: boolean;
  /** Places in the vertices, three for each triangle, counter-clockwise seen from outside. */
  triangles: number[];
}

/** What a line says of a part besides its geometry. */
export interface PartFacts {
  number: string;
  match: Match;
  /** The number whose geometry this part has. */
  like?: string;
  /** Of a printed part: the number of the plain one, and whether the print is in the geometry. */
  blank?: string;
  print?: boolean;
  /** Whether curves are coarse because there were too many triangles. */
  coarse?: boolean;
  authors?: readonly string[];
  licence?: string;
}

export interface Part extends PartFacts {
  /** x, y, z of each vertex, in units of 0.02 mm. */
  vertices: number[];
  groups: FaceGroup[];
  /** Hard edges, two places each. */
  edges: number[];
  /** Silhouette edges, four places a, b, c, d each: a to b is one where c and d lie on the same side of it on the picture. */
  conditionals: number[];
}

interface Line extends Omit<Part, 'groups'> {
  groups: { colour: number | string; both?: boolean; triangles: number[]; quads: number[] }[];
}

/** Undoes the differences to the number `stride` places before, in place. */
function summed(list: number[], stride = 1): number[] {
  for (let at = stride; at < list.length; at++) list[at] = (list[at] ?? 0) + (list[at - stride] ?? 0);
  return list;
}

/** The lines of the geometry by number, undecoded: decoded all at once they would need gigabytes. */
export type GeometryLines = ReadonlyMap<string, string>;

export function readGeometryLines(folder: string): GeometryLines {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz'));
  const texts = files.toSorted().map((name) => gunzipSync(readFileSync(path.join(folder, name))).toString('utf8'));
  if (texts.length === 0) throw new Error(`There is no geometry (*.ndjson.gz) in ${folder}.`);
  return linesByNumber(texts.flatMap((text) => text.split('\n')));
}

export function linesByNumber(lines: Iterable<string>): GeometryLines {
  const byNumber = new Map<string, string>();
  for (const line of lines) {
    const number = /^\{"number":"([^"]+)"/.exec(line)?.[1];
    if (number !== undefined) byNumber.set(number, line);
    else if (line) throw new Error(`A line of the geometry has no number: ${line.slice(0, 60)}`);
  }
  return byNumber;
}

/** The facts of every part, without decoding geometry. */
export function* readFacts(lines: GeometryLines): Generator<PartFacts> {
  for (const line of lines.values()) {
    const end = line.indexOf(',"box":');
    yield JSON.parse(end < 0 ? line : `${line.slice(0, end)}}`) as PartFacts;
  }
}

/** The number whose line has the geometry of this part, or undefined if there is none. */
export function shapeNumber(lines: GeometryLines, number: string): string | undefined {
  const line = lines.get(number);
  if (line === undefined) return undefined;
  const like = /"like":"([^"]+)"/.exec(line)?.[1];
  return like === undefined ? number : shapeNumber(lines, like);
}

/** The part with its geometry, which may be that of the part it is like; undefined if the number is unknown. */
export function readPart(lines: GeometryLines, number: string): Part | undefined {
  const line = lines.get(number);
  if (line === undefined) return undefined;
  const read = JSON.parse(line) as Line;
  if (read.like !== undefined) {
    const other = readPart(lines, read.like);
    return other && { ...other, ...(JSON.parse(line) as PartFacts) };
  }
  return {
    ...read,
    vertices: summed(read.vertices, 3),
    groups: read.groups.map(({ colour, both = false, triangles, quads }) => ({
      colour,
      both,
      triangles: [...summed(triangles), ...halved(summed(quads))],
    })),
    edges: summed(read.edges),
    conditionals: summed(read.conditionals),
  };
}

/** The two triangles of each quad, which is split between its first and third corner. */
function* halved(quads: readonly number[]): Generator<number> {
  for (let at = 0; at < quads.length; at += 4) {
    const [a, b, c, d] = quads.slice(at, at + 4) as [number, number, number, number];
    yield* [a, b, c, a, c, d];
  }
}

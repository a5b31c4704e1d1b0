import { ballAround, fitOf } from './fit.ts';
import { uploadSurface, type SurfaceBuffers } from './gl-buffers.ts';
import { createProgram } from './gl-program.ts';
import { EDGE_COLOUR, OWN_COLOUR } from './mesh.ts';
import { rgbOf, type Paint } from './paint.ts';
import type { Renderer } from './renderer.ts';
import { SOFT, type Body } from './scene.ts';
import {
  FACE_PIXELS,
  FACE_VERTICES,
  FINISH_NUMBERS,
  LINE_PIXELS,
  LINE_VERTICES,
  SHADOW_PIXELS,
  SHADOW_VERTICES,
} from './shaders.ts';
import type { Surface } from './surface.ts';

/** Width of the lines on edges, in px of the screen. */
const LINE_PX = 1.1;
/** How much nearer than its faces a line is drawn, as a share of the depth. */
const NEARER = 0.0015;

/** Draws with WebGL 2 on a graphics card; undefined where there is none. */
export function createGlRenderer(canvas: OffscreenCanvas): Renderer | undefined {
  const gl = canvas.getContext('webgl2', {
    alpha: true,
    antialias: true,
    premultipliedAlpha: true,
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl) return undefined;
  if (isEmulated(gl)) return loseContext(gl);
  const { faces, lines, shadow } = createPrograms(gl);
  const empty = gl.createVertexArray();
  const uploads = new Map<Surface, SurfaceBuffers>();
  let scene: Parameters<Renderer['show']> | undefined;

  const upload = (surface: Surface): SurfaceBuffers => {
    const buffers = uploads.get(surface) ?? uploadSurface(gl, surface);
    uploads.set(surface, buffers);
    return buffers;
  };
  /** Faces of one side of a body, `isNear` those turned to the viewer; or only their depth. */
  const drawFaces = ({ surface, paint }: Body, isNear: boolean, isOnlyDepth = false) => {
    gl.bindVertexArray(upload(surface).faces);
    gl.colorMask(!isOnlyDepth, !isOnlyDepth, !isOnlyDepth, !isOnlyDepth);
    let first = 0;
    for (const { colour, both, count } of surface.groups) {
      const look = lookOf(colour, paint);
      gl.cullFace(isNear ? gl.BACK : gl.FRONT);
      // A face that is seen from both sides is drawn once, with those turned to the viewer.
      if (both) gl.disable(gl.CULL_FACE);
      else gl.enable(gl.CULL_FACE);
      if (isNear || !both) {
        faces.vector('own', look.own);
        faces.number('cover', look.cover);
        faces.whole('finish', look.finish);
        faces.number('lift', look.lift);
        faces.number('rim', paint.rim);
        gl.drawElements(gl.TRIANGLES, 3 * count, gl.UNSIGNED_INT, 3 * first * Uint32Array.BYTES_PER_ELEMENT);
      }
      first += count;
    }
    gl.colorMask(true, true, true, true);
  };
  const drawBody = (body: Body, centre: readonly number[]) => {
    faces.use();
    faces.vector('centre', centre);
    if (body.paint.cover < 1) {
      gl.depthMask(false);
      drawFaces(body, false);
      gl.depthMask(true);
      drawFaces(body, true, true);
      gl.depthFunc(gl.LEQUAL);
    }
    drawFaces(body, true);
    gl.depthFunc(gl.LESS);
  };
  const drawLines = ({ surface, paint }: Body, centre: readonly number[]) => {
    const { lines: array, lineCount } = upload(surface);
    if (lineCount === 0) return;
    lines.use();
    lines.vector('centre', centre);
    lines.vector('edge', [...paint.edge, paint.edgeCover]);
    lines.vector('glint', [...paint.glint, paint.glintCover]);
    gl.bindVertexArray(array);
    gl.disable(gl.CULL_FACE);
    gl.depthMask(false);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, lineCount);
    gl.depthMask(true);
  };

  return {
    show: (...next) => {
      const surfaces = new Set(next[0].map(({ surface }) => surface));
      for (const [surface, buffers] of uploads) {
        if (surfaces.has(surface)) continue;
        buffers.free();
        uploads.delete(surface);
      }
      scene = next;
    },
    draw: (pose, size) => {
      if (!scene) return;
      const [bodies, framing, ground] = scene;
      const { radius, low } = ballAround(bodies);
      const { axes, fit } = fitOf(pose, framing, size);
      const [width, height] = [size.width, size.height].map((side) => Math.round(side * size.density)) as [
        number,
        number,
      ];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.enable(gl.DEPTH_TEST);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      for (const program of [faces, lines, shadow]) {
        program.use();
        program.rows('turn', [axes.right, axes.up, axes.toward]);
        program.vector('fit', fit);
        program.number('depth', 0.5 / radius);
        program.vector('centre', framing.centre);
      }
      lines.use();
      lines.vector('width', [(2 * LINE_PX) / size.width, (2 * LINE_PX) / size.height]);
      lines.number('nearer', NEARER);

      if (pose.pitch > 0) {
        shadow.use();
        gl.bindVertexArray(empty);
        gl.depthMask(false);
        gl.disable(gl.CULL_FACE);
        for (const { surface, at } of bodies) {
          const soft = SOFT * Math.hypot(surface.high[0] - surface.low[0], surface.high[2] - surface.low[2]);
          shadow.number('soft', soft);
          shadow.number('height', low[1]);
          shadow.vector('ground', [
            (surface.low[0] + surface.high[0]) / 2 + at[0],
            (surface.low[2] + surface.high[2]) / 2 + at[2],
            (surface.high[0] - surface.low[0]) / 2,
            (surface.high[2] - surface.low[2]) / 2,
          ]);
          shadow.vector('shade', [...ground.shade, ground.shadeCover]);
          gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
        }
        gl.depthMask(true);
      }
      // What is behind a transparent part is drawn before it.
      for (const body of bodies.toSorted((one, other) => other.paint.cover - one.paint.cover)) {
        const moved = framing.centre.map((value, axis) => value - (body.at[axis] as number));
        drawBody(body, moved);
        drawLines(body, moved);
      }
      gl.bindVertexArray(null);
    },
  };
}

/** Browsers have few contexts, and free one only when they collect the canvas. */
function loseContext(gl: WebGL2RenderingContext): undefined {
  gl.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Whether the processor does the work of a graphics card: our own drawing is several times faster then (note 044). */
function isEmulated(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(String(name));
}

function createPrograms(gl: WebGL2RenderingContext) {
  try {
    return {
      faces: createProgram(gl, FACE_VERTICES, FACE_PIXELS),
      lines: createProgram(gl, LINE_VERTICES, LINE_PIXELS),
      shadow: createProgram(gl, SHADOW_VERTICES, SHADOW_PIXELS),
    };
  } catch (error) {
    loseContext(gl);
    throw error;
  }
}

function lookOf(colour: string, paint: Paint) {
  const finish = FINISH_NUMBERS[paint.finish];
  if (colour === OWN_COLOUR) return { own: paint.own, cover: paint.cover, finish, lift: paint.lift };
  if (colour === EDGE_COLOUR) return { own: paint.edge, cover: 1, finish: 0, lift: 0 };
  return { own: rgbOf(colour), cover: Number.parseInt(colour.slice(6), 16) / 255, finish: 0, lift: 0 };
}

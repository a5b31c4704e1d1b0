import { LINE_SIZE, VERTEX_SIZE, type Surface } from './surface.ts';

const FLOAT_BYTES = 4;

/** Where attributes are in every program: bound by name before it is linked. */
export const ATTRIBUTES = ['place', 'normal', 'from', 'to', 'other'] as const;
type Attribute = (typeof ATTRIBUTES)[number];
const placeOf = (name: Attribute): number => ATTRIBUTES.indexOf(name);

/** A surface in the memory of the graphics card. */
export interface SurfaceBuffers {
  faces: WebGLVertexArrayObject;
  lines: WebGLVertexArrayObject;
  lineCount: number;
  free: () => void;
}

export function uploadSurface(gl: WebGL2RenderingContext, surface: Surface): SurfaceBuffers {
  const buffers = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()] as const;
  const [vertices, triangles, ends] = buffers;
  const faces = gl.createVertexArray();
  gl.bindVertexArray(faces);
  gl.bindBuffer(gl.ARRAY_BUFFER, vertices);
  gl.bufferData(gl.ARRAY_BUFFER, surface.vertices, gl.STATIC_DRAW);
  layOut(gl, ['place', 'normal'], VERTEX_SIZE);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, triangles);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, surface.triangles, gl.STATIC_DRAW);

  const lines = gl.createVertexArray();
  gl.bindVertexArray(lines);
  gl.bindBuffer(gl.ARRAY_BUFFER, ends);
  gl.bufferData(gl.ARRAY_BUFFER, surface.lines, gl.STATIC_DRAW);
  for (const place of layOut(gl, ['from', 'to', 'normal', 'other'], LINE_SIZE)) gl.vertexAttribDivisor(place, 1);
  gl.bindVertexArray(null);
  return {
    faces,
    lines,
    lineCount: surface.lines.length / LINE_SIZE,
    free: () => {
      gl.deleteVertexArray(faces);
      gl.deleteVertexArray(lines);
      for (const buffer of buffers) gl.deleteBuffer(buffer);
    },
  };
}

/** Declares attributes of three numbers each, one after another. */
function layOut(gl: WebGL2RenderingContext, names: readonly Attribute[], size: number): number[] {
  return names.map((name, at) => {
    const place = placeOf(name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 3, gl.FLOAT, false, size * FLOAT_BYTES, 3 * at * FLOAT_BYTES);
    return place;
  });
}

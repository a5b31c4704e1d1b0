import { ATTRIBUTES } from './gl-buffers.ts';

/** A program on the graphics card, and where its uniforms are. */
export interface Program {
  use: () => void;
  number: (name: string, value: number) => void;
  whole: (name: string, value: number) => void;
  vector: (name: string, values: readonly number[]) => void;
  /** Rows become columns: WebGL writes matrices by columns. */
  rows: (name: string, rows: readonly (readonly [number, number, number])[]) => void;
}

/** @throws {Error} With the compiler's report if the card refuses the program. */
export function createProgram(gl: WebGL2RenderingContext, vertices: string, pixels: string): Program {
  const program = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertices],
    [gl.FRAGMENT_SHADER, pixels],
  ].map(([type, source]) => {
    const shader = gl.createShader(type as number) as WebGLShader;
    gl.shaderSource(shader, source as string);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    return shader;
  });
  for (const [place, name] of ATTRIBUTES.entries()) gl.bindAttribLocation(program, place, name);
  gl.linkProgram(program);
  const isLinked = Boolean(gl.getProgramParameter(program, gl.LINK_STATUS));
  const reports = isLinked ? [] : [gl.getProgramInfoLog(program), ...shaders.map((each) => gl.getShaderInfoLog(each))];
  for (const shader of shaders) gl.deleteShader(shader);
  if (!isLinked) {
    gl.deleteProgram(program);
    throw new Error(`The part cannot be drawn by this graphics card: ${reports.filter(Boolean).join(' ')}`);
  }
  const places = new Map<string, WebGLUniformLocation | null>();
  const place = (name: string) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    return places.get(name) ?? null;
  };
  return {
    use: () => gl.useProgram(program),
    number: (name, value) => gl.uniform1f(place(name), value),
    whole: (name, value) => gl.uniform1i(place(name), value),
    vector: (name, values) => {
      if (values.length === 2) gl.uniform2fv(place(name), values);
      else if (values.length === 3) gl.uniform3fv(place(name), values);
      else gl.uniform4fv(place(name), values);
    },
    rows: (name, [first, second, third]) => {
      const columns = [0, 1, 2].flatMap((axis) => [first, second, third].map((row) => row?.[axis] ?? 0));
      gl.uniformMatrix3fv(place(name), false, columns);
    },
  };
}

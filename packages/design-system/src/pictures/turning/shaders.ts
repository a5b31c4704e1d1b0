import type { Finish } from '@shop/contracts';
import { LIGHT, SHINE, STILL } from './light.ts';
import type { Place } from './surface.ts';

const float = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value));
const vector = (place: Place): string => `vec3(${place.map((value) => value.toFixed(5)).join(', ')})`;

/** The numbers by which the shader knows the surfaces. */
export const FINISH_NUMBERS: Readonly<Record<Finish, number>> = {
  solid: 0,
  transparent: 0,
  milky: 0,
  glow: 0,
  rubber: 1,
  pearl: 2,
  metal: 3,
  chrome: 4,
  glitter: 5,
};

/** `turn` has the right, up and toward directions as rows; `fit` is scale x, y and shift x, y from mm to the canvas. */
const VIEW = `#version 300 es
precision highp float;
uniform mat3 turn;
uniform vec3 centre;
uniform vec4 fit;
uniform float depth;
vec4 seen(vec3 place) {
  vec3 at = turn * (place - centre);
  return vec4(at.xy * fit.xy + fit.zw, -at.z * depth, 1.);
}`;

export const FACE_VERTICES = `${VIEW}
in vec3 place;
in vec3 normal;
out vec3 facing;
out vec3 spot;
void main() {
  facing = turn * normal;
  spot = place;
  gl_Position = seen(place);
}`;

const LIGHT_OF = `
/** The normal as it would be in the view of the stills. */
vec3 inStill(vec3 n) {
  return n.x * ${vector(STILL.right)} + n.y * ${vector(STILL.up)} + n.z * ${vector(STILL.toward)};
}
float lightOf(vec3 n) {
  vec3 way = inStill(n);
  vec3 sides = mix(
    vec3(${float(LIGHT.left)}, ${float(LIGHT.bottom)}, ${float(LIGHT.back)}),
    vec3(${float(LIGHT.right)}, ${float(LIGHT.top)}, ${float(LIGHT.front)}),
    step(0., way));
  return dot(way * way, sides);
}
float shineOf(vec3 n) {
  return ${float(SHINE.strength)} * pow(max(0., dot(inStill(n), ${vector(SHINE.toward)})), ${float(SHINE.power)});
}
vec3 lit(vec3 colour, float light) {
  return light < 0. ? colour * (1. + light) : mix(colour, vec3(1.), min(light, 1.));
}`;

export const FACE_PIXELS = `#version 300 es
precision highp float;
uniform vec3 own;
uniform float cover;
uniform float lift;
uniform float rim;
uniform int finish;
in vec3 facing;
in vec3 spot;
out vec4 pixel;
${LIGHT_OF}
float grain(vec3 cell) {
  return fract(sin(dot(cell, vec3(12.9898, 78.233, 37.719))) * 43758.5453);
}
/** A room in a mirror: a bright ceiling, a window on the left, a dark horizon. */
float room(vec3 n) {
  vec3 way = reflect(vec3(0., 0., -1.), n);
  float sky = smoothstep(-.15, .75, way.y) * .75;
  float window = smoothstep(.35, .6, -way.x) * smoothstep(.9, .4, abs(way.y - .2)) * .5;
  float ground = smoothstep(-.1, -.9, way.y) * .3;
  return sky + window + ground;
}
void main() {
  vec3 n = normalize(facing);
  if (!gl_FrontFacing) n = -n;
  float light = lightOf(n) + lift;
  vec3 colour;
  if (finish == 4) {
    float mirrored = room(n);
    colour = own * (.3 + .8 * mirrored) + vec3(pow(mirrored, 3.) * .55);
  } else if (finish == 3) {
    colour = lit(own, light * 1.15 + .32 * (room(n) - .45));
  } else if (finish == 2) {
    float sheen = pow(max(0., dot(n, normalize(vec3(-.35, .45, .82)))), 5.);
    colour = lit(own, light + .34 * sheen - .05 + .12 * pow(1. - max(0., n.z), 3.));
  } else if (finish == 1) {
    colour = lit(own, light * .85);
  } else {
    // Only on curves, as in the stills: on a flat face the normal is the same in the next pixel.
    float curved = step(1e-5, dot(fwidth(n), vec3(1.)));
    colour = lit(own, light + curved * shineOf(n));
  }
  if (finish == 5) {
    // Parts are measured in 0.4 mm, so that the middles of cells are on their faces.
    vec3 cell = floor(spot * 2.5 + .5);
    float sparkle = step(.88, grain(cell)) * smoothstep(.42, .1, length(spot * 2.5 - cell));
    colour += sparkle * (.35 + .65 * fract(grain(cell + 7.) * 5. + dot(n, vec3(3., 5., 2.))));
  }
  float grazing = pow(1. - clamp(n.z, 0., 1.), 3.);
  colour = mix(colour, vec3(.75), rim * smoothstep(.25, .9, grazing));
  float alpha = cover < 1. ? mix(cover, min(1., cover + .3), grazing) : 1.;
  pixel = vec4(colour * alpha, alpha);
}`;

/** A line is a strip along an edge, `width` wide in shares of the canvas, a little nearer than its faces. */
export const LINE_VERTICES = `${VIEW}
in vec3 from;
in vec3 to;
in vec3 normal;
in vec3 other;
uniform vec2 width;
uniform vec4 edge;
uniform vec4 glint;
uniform float nearer;
out vec4 colour;
${LIGHT_OF}
void main() {
  vec4 start = seen(from);
  vec4 end = seen(to);
  vec2 along = (end.xy - start.xy) / width;
  float size = length(along);
  along = size > 0. ? along / size : vec2(1., 0.);
  vec2 across = vec2(-along.y, along.x) * (float(gl_VertexID & 1) - .5);
  vec4 at = (gl_VertexID & 2) == 0 ? start : end;
  gl_Position = at + vec4(across * width, -nearer, 0.);
  vec3 one = turn * normal;
  vec3 two = turn * other;
  // Where the lighter of the two faces that meet here is turned up, light glances off the edge between them.
  vec3 lighter = lightOf(one) > lightOf(two) ? one : two;
  float glances = step(0., one.z) * step(0., two.z) * smoothstep(.35, .6, lighter.y) * step(.04, abs(lightOf(one) - lightOf(two)));
  colour = mix(edge, glint, glances);
}`;

export const LINE_PIXELS = `#version 300 es
precision highp float;
in vec4 colour;
out vec4 pixel;
void main() {
  pixel = vec4(colour.rgb * colour.a, colour.a);
}`;

/** The shadow on the ground: a rectangle with soft borders; `soft` is their width in mm. */
export const SHADOW_VERTICES = `${VIEW}
uniform vec4 ground;
uniform float height;
uniform float soft;
out vec2 inside;
void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float((gl_VertexID >> 1) & 1)) * 2. - 1.;
  vec2 at = ground.xy + corner * (ground.zw + soft);
  inside = corner * (ground.zw + soft);
  gl_Position = seen(vec3(at.x, height, at.y));
}`;

export const SHADOW_PIXELS = `#version 300 es
precision highp float;
uniform vec4 ground;
uniform float soft;
uniform vec4 shade;
in vec2 inside;
out vec4 pixel;
void main() {
  // Round corners, so that the shadow suits round parts too.
  float round = .7 * min(ground.z, ground.w);
  float far = length(max(abs(inside) - ground.zw + round, 0.)) - round + soft;
  float alpha = shade.a * smoothstep(2. * soft, 0., far);
  pixel = vec4(shade.rgb * alpha, alpha);
}`;

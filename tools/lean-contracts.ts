import { parseAst, type Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Property = Node & { key: { name?: string }; value: Node };
type Call = Node & { callee: { name?: string }; arguments: Node[] };

/** Fields of a call for documentation and provider verification only. */
const DOCUMENTATION = ['summary', 'states'];
/** Fields of a call that are sent. */
const SENT = ['params', 'query', 'body'];

/**
 * Removes from the contracts what a shopper's browser does not use: documentation, and the encoders of entities, which
 * only a server needs. What is sent consists of wire codecs only, whose encoders remain; a contract that sends an
 * entity is refused here, because its encoder would be missing.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    transform: (code, id) =>
      /[/\\]contracts[/\\]src[/\\].*\.(?:contract|entity)\.ts$/.test(id)
        ? { code: lean(code, id), map: null }
        : undefined,
  };
}

/** Exported for its test. */
export function lean(code: string, id: string): string {
  const tree = parseAst(code) as unknown as Node;
  const calls = [...nodesIn(tree)].filter((node): node is Call => node.type === 'CallExpression');
  const cuts = calls.flatMap((call) => {
    if (call.callee.name === 'entity') return cutsOf(call.arguments[1], ['encode']);
    if (call.callee.name !== 'defineCall') return [];
    refuseSentEntities(call, entitiesIn(tree), id);
    return cutsOf(call.arguments[0], DOCUMENTATION);
  });
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (value !== null && typeof value === 'object') {
    if ('type' in value && 'start' in value) yield value as Node;
    for (const field of Object.values(value)) yield* nodesIn(field);
  }
}

const propertiesOf = (object: Node | undefined): Property[] =>
  object?.type === 'ObjectExpression' ? (object.properties as Property[]) : [];

/** The ranges of these properties, each with the comma that separates it from a remaining property. */
function cutsOf(object: Node | undefined, names: readonly string[]): { start: number; end: number }[] {
  const properties = propertiesOf(object);
  const isRemoved = ({ key }: Property) => names.includes(key?.name ?? '');
  const firstRemaining = properties.findIndex((property) => !isRemoved(property));
  return properties.flatMap((property, place) => {
    if (!isRemoved(property)) return [];
    const before = properties[place - 1];
    return before && place > firstRemaining && firstRemaining >= 0
      ? [{ start: before.end, end: property.end }]
      : [{ start: property.start, end: properties[place + 1]?.start ?? property.end }];
  });
}

/** Names of entities in a file: imported from an entity file, or defined here. */
function entitiesIn(tree: Node): Set<string> {
  const nodes = [...nodesIn(tree)];
  const imported = nodes
    .filter(
      (node) => node.type === 'ImportDeclaration' && (node.source as { value: string }).value.endsWith('.entity.ts'),
    )
    .flatMap((node) => (node.specifiers as { local: { name: string } }[]).map(({ local }) => local.name));
  const defined = nodes
    .filter((node) => node.type === 'VariableDeclarator' && (node.init as Call | null)?.callee?.name === 'entity')
    .map((node) => (node.id as { name: string }).name);
  return new Set(['entity', ...imported, ...defined]);
}

function refuseSentEntities(call: Call, entities: ReadonlySet<string>, id: string): void {
  for (const { key, value } of propertiesOf(call.arguments[0])) {
    if (!SENT.includes(key?.name ?? '')) continue;
    const sent = [...nodesIn(value)].find((node) => node.type === 'Identifier' && entities.has(node.name as string));
    if (sent)
      throw new Error(
        `${id} sends the entity "${String(sent.name)}" in its ${key.name}: build what is sent from wire codecs, or let tools/lean-contracts.ts retain its encoder.`,
      );
  }
}

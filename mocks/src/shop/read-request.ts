import { ContractFault, decodeSent, type Call } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { refusal } from './refusal.ts';

/** What a client sent, decoded by the contract; refused with every fault when it does not fit. */
export async function readRequest(
  call: Call,
  request: Request,
  pathParams: Record<string, string>,
  language: Language,
): Promise<{ params: unknown; query: unknown; body: unknown }> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  try {
    return {
      params: call.params && decodeSent(call, call.params, pathParams),
      query: call.query && decodeSent(call, call.query, query),
      body: call.body && decodeSent(call, call.body, await readBody(call, request)),
    };
  } catch (error) {
    if (error instanceof ContractFault)
      throw refusal('badRequest', language, {
        faults: error.faults.map((fault) => `${fault.path}: ${fault.expected}`).join('; '),
      });
    throw error;
  }
}

/** A body in any of the three ways the servers read: JSON, form, multipart. One that cannot be read counts as empty. */
async function readBody(call: Call, request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  try {
    if (call.encoding === 'form') return readUpload(await request.formData());
    if (type.includes('form')) return readForm(await request.formData());
    const body: unknown = await request.json();
    return body !== null && typeof body === 'object' ? { ...body } : {};
  } catch {
    return {};
  }
}

/** The file stands in the field that `filename` names, `file` when it names none. */
function readUpload(form: FormData): Record<string, unknown> {
  const named = form.get('filename');
  const filename = typeof named === 'string' ? named : 'file';
  return { filename, file: form.get(filename) ?? undefined };
}

/** Fields whose name ends in `[]` are lists. */
function readForm(form: FormData): Record<string, unknown> {
  const keys = [...new Set(form.keys())];
  return Object.fromEntries(
    keys.map((key) => (key.endsWith('[]') ? [key.slice(0, -2), form.getAll(key)] : [key, form.get(key)])),
  );
}

import { type Call, ContractFault, decodeSent, type Language } from '@shop/contracts';
import { refusal } from '../core/refusal.ts';

/** The request, decoded by the contract; refused with all faults if it violates the contract. */
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

/** A body in one of the servers' formats: JSON, form, multipart. An unreadable one counts as empty. */
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

/** The file is in the field that `filename` names, or else in `file`. */
function readUpload(form: FormData): Record<string, unknown> {
  const named = form.get('filename');
  const filename = typeof named === 'string' ? named : 'file';
  return { filename, file: form.get(filename) ?? undefined };
}

/** Fields with `[]` at the end of their name are lists. */
function readForm(form: FormData): Record<string, unknown> {
  const keys = [...new Set(form.keys())];
  return Object.fromEntries(
    keys.map((key) => (key.endsWith('[]') ? [key.slice(0, -2), form.getAll(key)] : [key, form.get(key)])),
  );
}

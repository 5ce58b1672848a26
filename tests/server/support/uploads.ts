import type { CallData } from '#contract/calls.ts'
import type { FunctionCode } from '#contract/codes.ts'
import type { TestApp } from './openApp.ts'
import { DEMO, type Visitor } from './visitor.ts'

/** The smallest PNG there is. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export interface FormPart {
  name: string
  value: string | Buffer
  filename?: string
  type?: string
}

/** A multipart form, parts in their order. */
export function multipart(parts: readonly FormPart[]) {
  const boundary = '----portal'
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
        `${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Posts the form of a grant as the browser does: fields in their order, the file last. */
export function postGrant(
  test: TestApp,
  token: CallData<'uploadToken'>,
  file: { content: Buffer; filename?: string; type?: string },
  fields: Record<string, string> = token.fields,
) {
  const form = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    {
      name: 'file',
      value: file.content,
      filename: file.filename ?? 'scan.png',
      type: file.type ?? 'image/png',
    },
  ])
  return test.app.inject({ method: 'POST', url: token.endpoint, ...form })
}

/** Uploads a picture for a purpose and answers it as a form submits it. */
export async function upload(test: TestApp, who: Visitor, purpose = 'enclosure') {
  const token = await who.call('uploadToken', {
    purpose,
    name: '扫描件.png',
    ...(await grantOf(who)),
  })
  const answer = await postGrant(test, token, { content: PNG })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { name: '扫描件.png', url: token.baseUrl + token.path }
}

/** What a visitor's browser has with the form it fills in; who is known needs none. */
export async function grantOf(
  who: Visitor,
  objId = '101,10101',
  functionCode: FunctionCode = '0301',
) {
  if (who.token || who.proof) return {}
  const { uploadGrant } = await who.call('formConfig', { orgId: DEMO, functionCode, objId })
  return { grant: uploadGrant ?? '' }
}

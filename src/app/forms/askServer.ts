import type { Client } from '#client/createClient.ts'
import type { FormTools } from '#runtime/core/pageForms/formTools.ts'

/** The questions of forms to the server: whether a value is unused, and what checks of pages ask. */
export const askServer = (client: Client): Required<Pick<FormTools, 'ask' | 'askCall'>> => ({
  ask: ({ kind, value }, signal) =>
    kind === 'mobile'
      ? client.call('validMobile', { mobile: value }, { signal })
      : client.call('validCardNo', { cardNo: value }, { signal }),
  askCall: async (call, params, signal) =>
    (await client.callByName(call, params, { signal })) === true,
})

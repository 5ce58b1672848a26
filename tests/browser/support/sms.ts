import { type APIRequestContext, expect } from '@playwright/test'

interface Messages {
  messages: { mobile: string; templateParam: { code?: string }; at: string }[]
}

/** The code of the newest message that arrived on this mobile; waits until one is there. */
export async function codeFor(request: APIRequestContext, mobile: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await request.get('/sandbox/sms', {
          params: { mobile },
          headers: { accept: 'application/json' },
        })
        const { messages } = (await answer.json()) as Messages
        const codes = messages.filter(({ templateParam }) => templateParam.code !== undefined)
        const newest = codes.sort((a, b) => b.at.localeCompare(a.at))[0]
        code = newest?.templateParam.code
        return code
      },
      { message: `a code for ${mobile}` },
    )
    .toBeTruthy()
  return code ?? ''
}

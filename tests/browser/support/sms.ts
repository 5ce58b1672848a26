import { type APIRequestContext, expect } from '@playwright/test'

interface Messages {
  messages: { mobile: string; templateParam: { code?: string }; at: string }[]
}

/** A mobile is sent one code a minute. */
const NEXT_CODE_MS = 60_000

/**
 * The code that has just been sent to this mobile; waits until it is there. One that another test asked for is older
 * than a minute.
 */
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
        const codes = messages.filter(
          ({ templateParam, at }) => templateParam.code !== undefined && !isStale(at),
        )
        const newest = codes.sort((a, b) => b.at.localeCompare(a.at))[0]
        code = newest?.templateParam.code
        return code
      },
      { message: `a code for ${mobile}` },
    )
    .toBeTruthy()
  return code ?? ''
}

const isStale = (at: string) => Date.parse(at) < Date.now() - NEXT_CODE_MS + 5000

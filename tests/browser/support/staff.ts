import { type APIRequestContext, expect } from '@playwright/test'
import type { Right } from '#contract/codes.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { PASSWORD } from './accounts.ts'
import { DEMO } from './dues.ts'
import { anyMobile } from './people.ts'
import { codeFor } from './sms.ts'

/** Sends a call beside the browser and answers its data; fails when it is refused. */
export async function send(
  request: APIRequestContext,
  [method, path]: readonly ['post' | 'put', string],
  data: object,
  token?: string,
) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await (await request[method](`/api${path}`, { headers, data })).json()
  expect(answer, path).toMatchObject({ code: '00000' })
  return answer.data
}

/** The token of a login by password: of the demonstration's first member of staff, who may do everything, or another. */
export async function tokenOf(
  request: APIRequestContext,
  userName = 'staff',
  password = 'Staff-2026',
): Promise<string> {
  const login = { userName, userPwd: sentPassword(password) }
  return (await send(request, ['post', '/user/v1/open/login'], login)).token
}

/**
 * Adds somebody to the staff with these rights, who has then set `PASSWORD`; answers the mobile to log in with. A mobile
 * of an application makes it theirs.
 */
export async function addStaff(
  request: APIRequestContext,
  rights: readonly Right[],
  mobile = anyMobile(),
): Promise<string> {
  const person = { realName: '姜白石', mobile, rights }
  await send(request, ['post', '/user/v1/addAdmin'], person, await tokenOf(request))
  await send(request, ['post', '/user/v1/open/sendFindPwdCode'], { orgId: DEMO, mobile })
  const validCode = await codeFor(request, mobile)
  const found = { mobile, validCode, userPwd: sentPassword(PASSWORD) }
  await send(request, ['put', '/user/v1/open/findPwd'], found)
  return mobile
}

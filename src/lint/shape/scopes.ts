import type { ScopeRoot } from '#contract/scope.ts'
import { ANYTHING, type JsonSchema, objectOf, TEXT } from './jsonSchema.ts'

/** The shapes of the scope roots, as far as they do not depend on the page. */

const NUMBER: JsonSchema = { type: 'number' }
const FLAG: JsonSchema = { type: 'boolean' }
const TEXTS: JsonSchema = { type: 'object', additionalProperties: TEXT }
const REFUSAL = objectOf({ code: TEXT, msg: TEXT })

/** Roots that look the same on every page. */
export const FIXED_ROOTS = {
  route: objectOf({ path: TEXT, query: TEXTS }),
  user: objectOf({
    id: TEXT,
    realName: TEXT,
    orgId: TEXT,
    userType: TEXT,
    userName: TEXT,
    mobile: TEXT,
    maskMobile: TEXT,
    areaCode: TEXT,
    orgName: TEXT,
    rights: { type: 'array', items: TEXT },
    secondFactorDue: FLAG,
    openId: TEXT,
    appId: TEXT,
    inApp: FLAG,
    proof: objectOf({ mobile: TEXT, expiresAt: TEXT }),
  }),
  device: { enum: ['pc', 'mobile'] },
  now: NUMBER,
} satisfies Partial<Record<ScopeRoot, JsonSchema>>

/** The root `site` is the answer of this call. */
export const SITE_CALL = 'site'

/** The shape of `event` inside an action. */
export const EVENT = objectOf({ value: ANYTHING })

/** `result.error` inside `else`. */
export const FAILURE = objectOf({ kind: TEXT, code: TEXT, msg: TEXT, data: ANYTHING })

/** `page.timers.<id>`. */
export const TIMER = objectOf({ left: NUMBER, running: FLAG })

/** `page.flow`. */
export const FLOW = objectOf({
  step: TEXT,
  index: NUMBER,
  steps: { type: 'array', items: objectOf({ type: TEXT, name: TEXT, title: TEXT }) },
})

/** `data.<id>`, with the shape of the answer. */
export const sourceShape = (value: JsonSchema): JsonSchema =>
  objectOf({ value, status: TEXT, error: REFUSAL, total: NUMBER })

/** `form.<id>`, with the shape of its values. */
export const formShape = (value: JsonSchema): JsonSchema =>
  objectOf({ value, text: TEXT, hash: TEXT, dirty: FLAG })

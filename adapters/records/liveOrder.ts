import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'

const LIVE: readonly string[] = [DuesStatus.Open, DuesStatus.Submitted]

/** `duesOrderPage` → the newest order that still waits for payment or for staff; null when there is none. */
export const liveOrder = (answer: unknown): unknown =>
  (answer as CallData<'duesOrderPage'>).records.find(({ status }) => LIVE.includes(status)) ?? null

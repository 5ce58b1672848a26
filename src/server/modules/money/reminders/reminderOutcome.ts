import { mask } from '#domain/person/mask.ts'
import { ProviderRefused } from '#server/providers/providerRefused.ts'
import type { DuesReminder } from '../repositories/duesReminders.ts'
import type { Way } from './contactsOf.ts'

/** Outcome of a failed sending: `refused` for good by the provider, with its code, or `failed` for now. */
export function failureOf(error: unknown): Pick<DuesReminder, 'outcome' | 'reason'> {
  if (!(error instanceof ProviderRefused)) return { outcome: 'failed', reason: '' }
  return { outcome: error.final ? 'refused' : 'failed', reason: error.code }
}

/** Masks an address: `138****5678`; `g****@example.org`, whose length reveals nothing. */
export function maskedAddress(way: Way, address: string): string {
  if (way === 'sms') return mask('mobile', address)
  return `${address.slice(0, 1)}****${address.slice(address.lastIndexOf('@'))}`
}

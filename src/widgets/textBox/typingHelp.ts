import type { HTMLAttributes, InputHTMLAttributes } from 'react'
import type { FormBundle, FormField } from '#contract/form.ts'

type Help = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'> &
  Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'>

/** What browser and keyboard offer for the wire's words of an account; other fields are about other people, too. */
const HELP: Readonly<Record<string, Help>> = {
  userName: { autoComplete: 'username' },
  mobile: { autoComplete: 'tel', inputMode: 'tel' },
  validCode: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  linkPhone: { autoComplete: 'off', inputMode: 'tel' },
}

export function typingHelp({ key, constraints }: FormField): Help {
  if (Object.hasOwn(HELP, key)) return HELP[key] ?? {}
  return {
    autoComplete: 'off',
    ...(constraints.notRepeat === 'mobile' && { inputMode: 'tel' as const }),
  }
}

/** A form that asks for a password twice makes a new one. */
export const asksTwice = ({ fields }: FormBundle): boolean => Object.hasOwn(fields, 'confirmPwd')

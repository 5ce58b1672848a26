import type { HTMLAttributes, InputHTMLAttributes } from 'react'
import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'

type Help = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'> &
  Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'>

/** Autofill and keyboard hints for the wire's account keys; other fields may be about other people. */
const HELP: Readonly<Record<string, Help>> = {
  userName: { autoComplete: 'username' },
  mobile: { autoComplete: 'tel', inputMode: 'tel' },
  validCode: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  linkPhone: { autoComplete: 'off', inputMode: 'tel' },
}

export function typingHelp({ key, constraints }: FormField): Help {
  const usual: Help = {
    autoComplete: 'off',
    ...(constraints.notRepeat === 'mobile' && { inputMode: 'tel' }),
  }
  return ownValue(HELP, key) ?? usual
}

/** Returns whether a form asks for a password twice, which means that it sets a new one. */
export const asksTwice = ({ fields }: FormBundle): boolean => Object.hasOwn(fields, 'confirmPwd')

import { parseFormInfo } from '#adapters/formInfo/parse.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { FormFile } from '../documents/formOfText.ts'
import type { Inquiry } from './claims/claim.ts'
import { Subject } from './form/subject.ts'
import { reachOf } from './search/reach.ts'
import { type Submittable, submissions } from './search/submission.ts'
import { complete } from './witness/complete.ts'

/** Searches a form's answer sets and returns the facts that the inquirers use. */
export function inquiryOf(form: FormFile, context: FormContext, bound: number): Inquiry {
  const subject = new Subject(form.subject.bundle, context)
  const reach = reachOf(subject, bound)
  const submit = submissions(subject, bound)
  const confirmed = (key?: string): Submittable => confirm(subject, submit(key), key)
  const whole = confirmed()
  const shown = reach.filter((each) => each.shown && whole.verdict !== 'no')
  return {
    subject,
    bound,
    definitions: parseFormInfo(form.formInfo).rows.flatMap((row) => row.map(({ raw }) => raw)),
    reach,
    whole,
    submittable: new Map(shown.map(({ target }) => [target, confirmed(target)])),
  }
}

/** Keeps an answer set only if the filled-in form is valid and shows the field. */
function confirm(subject: Subject, found: Submittable, key: string | undefined): Submittable {
  if (!found.answers) return found
  const initial = found.verdict === 'prefilled' ? subject.prefills() : {}
  const { store, errors } = complete(subject, Object.fromEntries(found.answers), initial)
  const isShown = key === undefined || !store.isHidden(key)
  return Object.keys(errors).length === 0 && isShown ? found : { ...found, verdict: 'undecided' }
}

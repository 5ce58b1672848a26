import { isDemandToHide } from '../form/relations.ts'
import type { Reach } from '../search/reach.ts'
import { setStep } from '../witness/steps.ts'
import { type Claim, findings, type Gap, type Inquirer, type Inquiry } from './claim.ts'
import { nameOf, tried, valueText } from './words.ts'

/**
 * Targets that one controller demands to hide ("unless one of these") while another shows them; showing wins. Several
 * conditions that each show a field are the normal meaning of relations, not a conflict.
 */
export const conflicts: Inquirer = (inquiry) =>
  findings(
    inquiry.reach.flatMap((reach) => conflictClaim(inquiry, reach)),
    inquiry.reach
      .filter((reach) => isPossible(reach) && !reach.conflict && !reach.complete)
      .map((reach) => gapOf(inquiry, reach)),
  )

const isPossible = ({ relations }: Reach): boolean =>
  relations.length > 1 && relations.some(isDemandToHide)

function conflictClaim({ subject }: Inquiry, { target, conflict }: Reach): Claim[] {
  if (!conflict) return []
  const { answers, shows, hides } = conflict
  const say = (key: string): string =>
    `${nameOf(subject, key)}为“${valueText(subject, key, answers.get(key))}”`
  return [
    {
      severity: 'warning',
      code: 'conflicting-controllers',
      about: { key: target },
      message: `${nameOf(subject, target)}的控制互相矛盾：${say(shows.controller)}时要求显示，同时${say(hides.controller)}时要求隐藏；只要有一个要求显示就会显示`,
      steps: [
        ...setStep(subject, answers),
        { expect: { visible: [target, shows.controller, hides.controller] } },
      ],
    },
  ]
}

const gapOf = ({ subject }: Inquiry, reach: Reach): Gap => ({
  code: 'conflicting-controllers',
  about: { key: reach.target },
  message: `${nameOf(subject, reach.target)}的控制是否互相矛盾：${tried(reach)}`,
})

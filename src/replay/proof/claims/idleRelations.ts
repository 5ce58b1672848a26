import { attributeOf, type Relation } from '../form/relations.ts'
import { asksRetired } from '../form/retired.ts'
import type { Reach } from '../search/reach.ts'
import { walkThrough } from '../witness/steps.ts'
import { type Claim, findings, type Gap, type Inquirer, type Inquiry } from './claim.ts'
import { countText, listed, nameOf, tried } from './words.ts'

/** Relations whose removal would change nothing in any answer set. */
export const idleRelations: Inquirer = (inquiry) => {
  const shown = inquiry.reach.filter((reach) => reach.shown)
  const searched = shown.filter(({ complete }) => complete)
  const always = searched.filter(({ hidden }) => !hidden)
  const idle = searched
    .filter(({ hidden }) => hidden)
    .flatMap((reach) =>
      idleOf(reach)
        .filter((relation) => !asksRetired(inquiry.subject, relation))
        .map((relation) => idleClaim(inquiry, reach, relation)),
    )
  const unknown = shown.filter(
    (reach) => !reach.complete && (!reach.hidden || idleOf(reach).length > 0),
  )
  return findings(
    [...always.map((reach) => alwaysClaim(inquiry, reach)), ...idle],
    unknown.map((reach) => gapOf(inquiry, reach)),
  )
}

const idleOf = ({ relations, deciding }: Reach): Relation[] =>
  relations.filter((relation) => !deciding.has(relation))

function alwaysClaim({ subject }: Inquiry, { target, controllers, count, direct }: Reach): Claim {
  const by = listed(direct.map((controller) => nameOf(subject, controller)))
  const idle = by === '' ? '它的显示规则不起作用' : `${by}对它的控制不起作用`
  return {
    severity: 'warning',
    code: 'always-shown',
    about: { key: target },
    message: `${nameOf(subject, target)}在任何答案下都显示，${idle}：规则能分开的${countText(count)}组答案都试过`,
    steps: walkThrough(subject, controllers, [target]),
  }
}

function idleClaim(
  { subject }: Inquiry,
  { target, controllers, count }: Reach,
  relation: Relation,
): Claim {
  const { controller } = relation
  const path = attributeOf(subject.bundle, relation, 'fields')
  return {
    severity: 'warning',
    code: 'relation-without-effect',
    about: { key: controller, ...(path !== undefined && { path }) },
    message: `${nameOf(subject, controller)}对${nameOf(subject, target)}的控制不起作用：去掉它，规则能分开的${countText(count)}组答案的显示都一样`,
    steps: walkThrough(subject, controllers, [target]),
  }
}

function gapOf({ subject }: Inquiry, reach: Reach): Gap {
  const { target, hidden } = reach
  const by = listed(idleOf(reach).map(({ controller }) => nameOf(subject, controller)))
  const question = hidden
    ? `${by}对${nameOf(subject, target)}的控制有没有作用`
    : `${nameOf(subject, target)}会不会隐藏`
  return {
    code: hidden ? 'relation-without-effect' : 'always-shown',
    about: { key: target },
    message: `${question}：${tried(reach)}`,
  }
}

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT } from '../architecture/lintTree.ts'

const DESK = ['schemas/pages/desk', 'schemas/fragments/desk']
const DUES = ['src/server/modules/money', 'src/domain/money', 'schemas/fragments/dues']
const STUDIO = [
  'src/studio',
  'src/formDocument',
  'src/server/modules/changes',
  'schemas/pages/studio',
]
const FORM = ['src/runtime/core/form', 'src/runtime/react/form', 'adapters/formInfo']
const ACCOUNTS = ['schemas/fragments/user', 'src/server/modules/people/accounts']
const STORE = ['src/server/store', 'src/server/encryption']
const START = ['src/server/start', 'src/server/settings']

/**
 * What of the product a file of the long suite is about, as beginnings of paths. A file of a folder that mirrors a room
 * holds that room, too; only what lies outside is written here. What it imports among the tests counts by itself.
 *
 * The product that a file starts or opens is not followed: it would lead to all of it, and each change to each file.
 */
export const HOLDS: Readonly<Record<string, readonly string[]>> = {
  'tests/adapters/formInfo/robustness.rest.test.ts': ['adapters/formInfo'],
  'tests/browser/a11y.rest.spec.ts': ['src/widgets', 'src/runtime/react/form'],
  'tests/browser/a11yScreens.rest.spec.ts': ['src/nodes', 'schemas/dialogs'],
  'tests/browser/alipayInApp.rest.spec.ts': ['src/server/providers/pay/alipay'],
  'tests/browser/certificates.rest.spec.ts': [
    'src/server/modules/records/certificates',
    'src/server/modules/files/drawing',
    'schemas/dialogs',
  ],
  'tests/browser/committee0205.rest.spec.ts': [
    'schemas/pages/module/0205',
    'schemas/fragments/application',
    'src/server/modules/records/recommendation',
  ],
  'tests/browser/deskCase.rest.spec.ts': [...DESK, 'src/replay/cases'],
  'tests/browser/deskDues.rest.spec.ts': [...DESK, 'src/server/modules/money/desk'],
  'tests/browser/deskLog.rest.spec.ts': [...DESK, 'src/server/modules/privacy/log'],
  'tests/browser/deskOrg.rest.spec.ts': [...DESK, 'src/server/modules/records/audit'],
  'tests/browser/deskRetention.rest.spec.ts': [...DESK, 'src/server/modules/privacy/retention'],
  'tests/browser/deskRights.rest.spec.ts': [...DESK, 'src/server/modules/people/staff'],
  'tests/browser/deskStaff.rest.spec.ts': [...DESK, 'src/server/modules/people/staff'],
  'tests/browser/deskTreasury.rest.spec.ts': [...DESK, 'src/server/modules/money/desk'],
  'tests/browser/dialogFocus.rest.spec.ts': [
    'src/runtime/react/dialogs',
    'src/runtime/react/focus',
  ],
  'tests/browser/duesCentre.rest.spec.ts': [...DUES, 'schemas/fragments/user'],
  'tests/browser/duesParts.rest.spec.ts': DUES,
  'tests/browser/duesStates.rest.spec.ts': DUES,
  'tests/browser/earlyEvents.pc.rest.spec.ts': ['src/app', 'src/server/firstScreen'],
  'tests/browser/embedParts.rest.spec.ts': ['src/embed', ...FORM, 'src/widgets'],
  'tests/browser/entry.pc.rest.spec.ts': ['src/server/modules/money/desk', ...DESK],
  'tests/browser/envelope.pc.rest.spec.ts': ['src/client', 'src/server/base/envelope'],
  'tests/browser/expiry.pc.rest.spec.ts': ['src/server/modules/people/sms'],
  'tests/browser/exports.rest.spec.ts': ['src/server/modules/files/exports'],
  'tests/browser/factorDue.pc.rest.spec.ts': ['src/server/modules/people/secondFactor'],
  'tests/browser/falseAnswers.pc.rest.spec.ts': [
    'src/client',
    'schemas/fragments',
    'src/runtime/core/actions',
  ],
  'tests/browser/firstLoad.rest.spec.ts': ['src/app', 'src/client', 'src/server/firstScreen'],
  'tests/browser/formEngine/changedDefinition.pc.rest.spec.ts': [...FORM, 'src/app/forms'],
  'tests/browser/formEngine/editor.pc.rest.spec.ts': ['src/widgets/editor'],
  'tests/browser/formEngine/files.rest.spec.ts': ['src/widgets/upload', 'src/widgets/photo'],
  'tests/browser/formEngine/gallery.rest.spec.ts': [...FORM, 'src/widgets', 'src/nodes/gallery'],
  'tests/browser/formEngine/help.pc.rest.spec.ts': [...FORM, 'src/app/forms'],
  'tests/browser/formEngine/keyboard.rest.spec.ts': ['src/widgets'],
  'tests/browser/formEngine/press/grid.pc.rest.spec.ts': ['src/widgets/table', ...FORM],
  'tests/browser/formEngine/press/late.rest.spec.ts': FORM,
  'tests/browser/formEngine/press/pen.pc.rest.spec.ts': FORM,
  'tests/browser/formEngine/press/press.rest.spec.ts': FORM,
  'tests/browser/formEngine/press/sheet.mobile.rest.spec.ts': ['src/widgets/table', ...FORM],
  'tests/browser/formEngine/table.rest.spec.ts': ['src/widgets/table'],
  'tests/browser/group.rest.spec.ts': [
    'schemas/pages/module',
    'src/server/modules/records/applications',
  ],
  'tests/browser/inputMaxima.rest.spec.ts': [...ACCOUNTS, 'src/domain/text'],
  'tests/browser/joinOrder.rest.spec.ts': ['schemas/pages/module/0201', 'schemas/fragments/join'],
  'tests/browser/lateAnswers.rest.spec.ts': ['src/nodes/stack', 'schemas/pages', ...DUES],
  'tests/browser/looks.mobile.rest.spec.ts': ['src/runtime/react/page', 'src/runtime/react/form'],
  'tests/browser/looks.pc.rest.spec.ts': [
    ...DESK,
    'schemas/pages/shell.json',
    'schemas/pages/module/0202',
    'src/nodes/row',
    'src/nodes/stack',
    'src/nodes/table',
  ],
  'tests/browser/newForm.rest.spec.ts': ['src/app/forms', 'src/server/modules/records/forms'],
  'tests/browser/nodes.rest.spec.ts': ['src/nodes'],
  'tests/browser/orgApplication.rest.spec.ts': [
    'schemas/pages/module',
    'src/server/modules/records/applications',
  ],
  'tests/browser/organisations.rest.spec.ts': [
    'schemas/pages/module',
    'src/server/modules/people/units',
    'src/nodes/indexList',
  ],
  'tests/browser/otherLogin.pc.rest.spec.ts': [
    ...ACCOUNTS,
    'src/server/modules/people/ownLogins',
    'src/app',
  ],
  'tests/browser/ownPrivacy.rest.spec.ts': ['src/server/modules/privacy/ownData'],
  'tests/browser/print.pc.rest.spec.ts': ['src/nodes/print', 'src/runtime/react/print'],
  'tests/browser/printCommand.rest.spec.ts': [
    'src/nodes/print',
    'src/runtime/react/page',
    'schemas/pages/module',
  ],
  'tests/browser/readmeTour.rest.spec.ts': ['README.md', 'schemas', 'fixtures', 'src/app'],
  'tests/browser/recommend0204.rest.spec.ts': [
    'schemas/pages/module/0204',
    'schemas/fragments/recommend',
    'src/server/modules/records/recommendation',
  ],
  'tests/browser/refusals.pc.rest.spec.ts': [
    'schemas',
    'src/server/messages',
    'src/client',
    'src/runtime/core/actions',
  ],
  'tests/browser/scenarios.rest.spec.ts': [
    'fixtures/scenarios',
    'src/embed',
    'src/replay',
    ...FORM,
  ],
  'tests/browser/secondFactor.rest.spec.ts': ['src/server/modules/people/secondFactor'],
  'tests/browser/security.rest.spec.ts': [...ACCOUNTS, 'src/server/base/session'],
  'tests/browser/setPassword.rest.spec.ts': ['src/server/modules/people/passwordLinks'],
  'tests/browser/silence.pc.rest.spec.ts': ['src/server/modules/configuration/site'],
  'tests/browser/smsWork.rest.spec.ts': ['src/server/modules/people/sms'],
  'tests/browser/staffChange.pc.rest.spec.ts': ['src/server/modules/configuration'],
  'tests/browser/studio.rest.spec.ts': STUDIO,
  'tests/browser/studioAdditions.rest.spec.ts': STUDIO,
  'tests/browser/studioForm.rest.spec.ts': STUDIO,
  'tests/browser/studioKeyboard.pc.rest.spec.ts': STUDIO,
  'tests/browser/studioOverrides.rest.spec.ts': STUDIO,
  'tests/browser/studioPanels.rest.spec.ts': STUDIO,
  'tests/browser/studioPictures.rest.spec.ts': STUDIO,
  'tests/browser/studioPublish.rest.spec.ts': STUDIO,
  'tests/browser/studioTest.pc.rest.spec.ts': STUDIO,
  'tests/browser/styledFirst.rest.spec.ts': ['src/app', 'src/server/firstScreen'],
  'tests/lint/cli.rest.test.ts': ['src/lint', 'schemas'],
  'tests/replay/isolation.rest.test.ts': ['src/replay'],
  'tests/server/authorize/documentRights.rest.test.ts': [
    'schemas/api.json',
    'src/server/calls',
    'src/server/modules/changes',
  ],
  'tests/server/authorize/everybody.rest.test.ts': ['schemas/api.json', 'src/server/calls'],
  'tests/server/authorize/rights.rest.test.ts': [
    'schemas/api.json',
    'src/server/calls',
    'src/server/modules',
  ],
  'tests/server/modules/records/certificates/drawing.rest.test.ts': [
    'src/server/modules/files/drawing',
  ],
  'tests/server/clear/clearFiles.rest.test.ts': [
    'schemas/api.json',
    'src/server/modules',
    ...STORE,
  ],
  'tests/server/control/configDesk.rest.test.ts': ['src/server/modules/configuration'],
  'tests/server/control/pushReport.rest.test.ts': [
    'src/server/modules/changes',
    'src/server/modules/configuration',
  ],
  'tests/server/modules/money/closing/lock.rest.test.ts': [...DUES, ...STORE],
  'tests/server/modules/money/instalments/instalments.rest.test.ts': DUES,
  'tests/server/modules/money/killed.rest.test.ts': [...STORE, ...DUES],
  'tests/server/modules/money/settlement/notificationMatrix.rest.test.ts': [
    ...DUES,
    'src/server/providers/pay',
  ],
  'tests/server/modules/money/desk/statements/month.rest.test.ts': ['src/domain/money/statement'],
  'tests/server/modules/money/desk/statements/statements.rest.test.ts': DUES,
  'tests/server/deploy/image.rest.test.ts': ['src/server/deploy', 'package-lock.json', ...START],
  'tests/server/pauses/calls.rest.test.ts': ['schemas/api.json', 'src/server/calls'],
  'tests/server/pauses/jobs.rest.test.ts': ['src/server/jobs'],
  'tests/server/providers/pay/refusals.rest.test.ts': DUES,
  'tests/server/seed/seedEach.rest.test.ts': ['fixtures/organisations'],
  'tests/server/modules/configuration/checks/plantedMistakes.rest.test.ts': ['src/lint'],
  'tests/server/modules/configuration/checks/plausibility/mistakes.rest.test.ts': ['src/lint'],
  'tests/server/start/backup.rest.test.ts': ['src/server/operate/backup', ...STORE],
  'tests/server/start/drill.rest.test.ts': ['src/server/operate/backup', ...STORE],
  'tests/server/start/keys.rest.test.ts': ['src/server/encryption', 'src/server/operate/config'],
  'tests/server/start/manySocieties.rest.test.ts': [
    'src/server/modules/configuration/site',
    ...STORE,
  ],
  'tests/server/start/postgresDrill.rest.test.ts': ['src/server/operate/backup', ...STORE],
  'tests/server/start/settings.rest.test.ts': START,
  'tests/server/start/setup.rest.test.ts': ['src/server/operate/setup'],
  'tests/server/start/shards.rest.test.ts': ['src/server/store/shards'],
  'tests/server/start/twoProcesses.rest.test.ts': ['src/server/modules/configuration', ...STORE],
  'tests/server/store/embedded.rest.test.ts': STORE,
}

/** Where rooms of the product stand that folders of the tests mirror. */
const ROOMS = ['src/server', 'src']

/** Beginnings of paths of the product that this file of the long suite holds. */
export const heldBy = (file: string): readonly string[] => [
  ...(HOLDS[file] ?? []),
  ...mirrored(dirname(file).replace(/^tests\/(?:server\/)?/, '')),
]

/** The room that a folder of the tests mirrors, else that of the folder above; none of the browser's. */
function mirrored(folder: string): string[] {
  if (folder === '.' || folder.startsWith('browser')) return []
  const room = ROOMS.map((place) => join(place, folder)).find((one) =>
    existsSync(join(PROJECT, one)),
  )
  return room === undefined ? mirrored(dirname(folder)) : [room]
}

import type { TestApp } from '../support/openApp.ts'
import { publishAsSeen } from '../support/publishAsSeen.ts'
import { sendForPublishing } from '../support/sendForPublishing.ts'
import { staffWith } from '../support/staffWith.ts'

/** Everything that is typed about a change of the configuration, beside its documents. */
export async function configurationTyped(server: TestApp): Promise<void> {
  const editor = await staffWith(server, 'configure')
  const publisher = await staffWith(server, 'configure', 'publish')
  const { id } = await editor.call('changeOpen', { title: '依令狐问天来电调整会费' })
  const edits = [{ op: 'set', at: ['items', '10101', 'fee', 'amount'], was: 10000, value: 12000 }]
  await editor.call('changeStep', {
    id,
    path: 'fees.json',
    stepId: 'typed1',
    rev: 0,
    edits: JSON.stringify(edits),
  })
  await sendForPublishing(editor, id, '令狐问天已经确认')
  await publisher.call('changeReturn', { id, remark: '请再向令狐问天核实' })
  await sendForPublishing(editor, id, '令狐问天再次确认')
  await publishAsSeen(publisher, id, { note: '发布：令狐问天所请' })
}

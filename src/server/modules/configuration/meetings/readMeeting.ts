import type { Schema } from '#contract/calls.ts'
import type { MeetingShape } from '#contract/configuration.gen.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallContext } from '#server/base/call.ts'
import { beijingTime } from '#server/base/shared/beijingTime.ts'
import { cleanHtml } from '#server/base/shared/cleanHtml.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '../documents/configurations.ts'

type Asked = CallContext<'org', { configuration: Configurations }> & { input: { id: string } }

/** Public data of a meeting of this site. */
export const readMeeting = async (request: Asked): Promise<Schema<'Meeting'>> =>
  announced(await findMeeting(request))

/** Returns the meeting with data for account holders: contact, stream and materials. */
export async function readMeetingForMembers(request: Asked): Promise<Schema<'MeetingForMembers'>> {
  const meeting = await findMeeting(request)
  const { linkMan, linkPhone, onlineUrl, materials = [] } = meeting
  return {
    ...announced(meeting),
    ...(linkMan && { linkMan }),
    ...(linkPhone && { linkPhone }),
    ...(onlineUrl && { onlineUrl }),
    materials,
  }
}

async function findMeeting({ input, org, parts }: Asked): Promise<MeetingShape> {
  const meetings = (await parts.configuration.of(org.orgId)).get('meetings.json')
  const found = meetings.find(({ id }) => id === input.id)
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return found
}

const announced = (meeting: MeetingShape): Schema<'Meeting'> => ({
  id: meeting.id,
  title: meeting.title,
  beginAt: beijingTime(meeting.beginAt),
  endAt: beijingTime(meeting.endAt),
  place: meeting.place,
  organiser: meeting.organiser,
  content: cleanHtml(meeting.content),
})

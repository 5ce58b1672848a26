/** What a certificate's holes are filled with in drawings that are compared. */
export const MEMBERSHIP = {
  name: '古丽尼格尔·阿卜杜热合曼',
  memberNum: 'HXSK000003',
  memberTypeName: '高级会员',
  orgName: '天山北麓大学',
  endAt: '2026-12-31',
  issuedAt: '2026-11-21T02:00:00Z',
  address: 'http://localhost:8080/certificate?code=AAAAAAAAAAAAAAAAAAAAAA',
}

export const APPOINTMENT = {
  name: '古丽尼格尔·阿卜杜热合曼',
  num: '2026-000018',
  orgName: '天山北麓大学',
  subOrgName: '大数据与人工智能专业委员会',
  session: '第五届',
  position: '副主任委员',
  startAt: '2024-06-01',
  endAt: '2028-05-31',
  issuedAt: '2026-11-21T02:00:00Z',
  address: 'http://localhost:8080/certificate?code=AAAAAAAAAAAAAAAAAAAAAA',
}

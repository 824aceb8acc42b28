/** Examples of the calls about sessions, guests, sharing, comments, pictures and notifications. */
import { endpoints } from '../../endpoints.ts'
import { openLiveNotifications } from '../../mails.ts'
import { openLiveList, openLiveOrder } from '../../live.ts'
import { aboutOrder, byNumber, type Example, example, inOrg } from './example.ts'

const clientId = 'page-7f3a2c9e'

export const peopleExamples: readonly Example[] = [
  example(endpoints.requestSignInCode)('anonymous', ({ email }) => ({ email })),
  example(endpoints.verifySignInCode)('anonymous', ({ email, code }) => ({ email, code })),
  example(endpoints.signInWithToken)('anonymous', ({ userToken }) => ({ userToken })),
  example(endpoints.getSession)('guest', () => ({})),
  example(endpoints.signOut)('guest', () => ({})),
  example(endpoints.getDevices)('guest', () => ({})),
  example(endpoints.endDevices)('guest', () => ({})),
  example(endpoints.getPasskeys)('guest', () => ({})),
  example(endpoints.beginPasskey)('guest', () => ({})),
  example(endpoints.addPasskey)('guest', ({ registration }) => ({ name: 'Work laptop', registration })),
  example(endpoints.renamePasskey)('guest', ({ passkeyId }) => ({ passkeyId, name: 'Phone' })),
  example(endpoints.deletePasskey)('guest', ({ passkeyId }) => ({ passkeyId })),
  example(endpoints.beginPasskeySignIn)('anonymous', () => ({})),
  example(endpoints.signInWithPasskey)('anonymous', ({ assertion }) => ({ assertion })),
  example(endpoints.findOpenidConnection)('anonymous', ({ openidDomain }) => ({ domain: openidDomain })),
  example(endpoints.beginOpenidSignIn)('anonymous', ({ openidDomain }) => ({
    domain: openidDomain,
    email: `anna@${openidDomain}`,
    goto: '/orders',
  })),
  example(endpoints.completeOpenidSignIn)('anonymous', ({ openidAnswer }) => ({ answer: openidAnswer })),
  example(endpoints.getOpenidConnection)('owner', ({ orgId }) => ({ orgId })),
  example(endpoints.saveOpenidConnection)('owner', ({ orgId, openidDomain, openidIssuer }) => ({
    orgId,
    version: 0,
    title: 'Company ID',
    issuer: openidIssuer,
    clientId: 'orderwright',
    clientSecret: 'a-secret-of-the-provider',
    domains: [openidDomain],
    allowsNewMembers: true,
    trustsEmails: false,
    isRequired: false,
  })),
  example(endpoints.testOpenidConnection)('owner', ({ orgId, openidIssuer }) => ({
    orgId,
    issuer: openidIssuer,
  })),
  example(endpoints.deleteOpenidConnection)('owner', ({ orgId }) => ({ orgId })),
  example(endpoints.saveOrdersPageSettings)('member', ({ orgId }) => ({
    orgId,
    ordersPageSettings: { statusFilterValue: 'All', pageRowsFilterValue: 50 },
  })),
  example(endpoints.saveMailPreferences)('guest', ({ orgId }) => ({
    orgId,
    mailPreferences: { off: ['statusChanged'], isOwnOnly: false },
  })),
  example(endpoints.saveLanguage)('guest', () => ({ language: 'fr-FR' })),
  example(endpoints.saveOrdersView)('member', ({ orgId }) => ({
    orgId,
    title: 'To approve',
    search: 'status=submittedForApproval&sort=-total',
  })),
  example(endpoints.getOrgRoleForToken)('anonymous', ({ shareToken }) => ({ shareToken })),
  example(endpoints.handleGuestShareLink)('anonymous', ({ shareToken }) => ({ shareToken })),

  example(endpoints.getIntegrations)('owner', inOrg),
  example(endpoints.getParagonJwt)('owner', inOrg),
  example(endpoints.setEmbeddedConnection)('owner', ({ orgId, integrationKey, paragonJwt }) => ({
    orgId,
    integrationKey,
    paragonJwt,
    isConnected: true,
  })),
  example(endpoints.getGuestsData)('member', inOrg),
  example(endpoints.inviteGuest)('owner', ({ orgId, email }) => ({
    activeOrgId: orgId,
    email,
    pricingIsHidden: 0,
  })),
  example(endpoints.disinviteGuest)('owner', ({ orgId, guestId }) => ({ orgId, invitedUser: guestId })),
  example(endpoints.updateGuestData)('owner', ({ orgId, guestId }) => ({
    orgId,
    userId: guestId,
    updateProps: { appData: { discount: { type: 'percent', value: 12.5 }, disableSalesTax: false } },
  })),
  example(endpoints.pushUserUpdateToMonday)('owner', ({ orgId, guestId }) => ({
    orgId,
    userId: guestId,
    mondayItemId: '4711',
  })),

  example(endpoints.getOrgSettings)('owner', inOrg),
  example(endpoints.updateOrgSettings)('owner', ({ orgId, orgVersion }) => ({
    orgId,
    version: orgVersion,
    changes: { 'documents.quoteValidDays': 30, 'documents.shippingNote': null },
    base: { 'documents.quoteValidDays': null },
  })),
  example(endpoints.restoreOrgSettings)('owner', ({ orgId, orgVersion, settingChangeId }) => ({
    orgId,
    version: orgVersion,
    changeId: settingChangeId,
    mode: 'undo',
  })),
  example(endpoints.prepareOrgLogo)('owner', inOrg),
  example(endpoints.createOrg)('anonymous', ({ email }) => ({ title: 'Studio North', email })),
  example(endpoints.createFromTemplate)('owner', ({ orgId }) => ({
    orgId,
    template: 'rail',
    title: 'Curtain rail',
  })),
  example(endpoints.getSetupGuide)('owner', inOrg),
  example(endpoints.updateSetupGuide)('owner', ({ orgId }) => ({
    orgId,
    step: { key: 'brand', isSkipped: true },
  })),
  example(endpoints.undoTemplate)('owner', ({ orgId, productId, categoryId }) => ({
    orgId,
    made: {
      productId,
      productCategoryId: categoryId,
      isCategoryNew: false,
      productPropertyGroupIds: [],
      productPropertyIds: [],
      productOptionIds: [],
      productPricingRuleIds: [],
    },
    isRemoved: true,
  })),
  example(endpoints.getMembers)('member', inOrg),
  example(endpoints.inviteMember)('owner', ({ orgId, email }) => ({ orgId, email, role: 'member' })),
  example(endpoints.updateMember)('owner', ({ orgId, memberId }) => ({
    orgId,
    memberUserId: memberId,
    mayEditDataFields: true,
  })),
  example(endpoints.transferOwnership)('owner', ({ orgId, memberId }) => ({
    orgId,
    memberUserId: memberId,
  })),
  example(endpoints.downloadOrgExport)('owner', ({ orgId }) => ({ orgId })),
  example(endpoints.getPersonalData)('owner', ({ orgId, memberId }) => ({ orgId, aboutUserId: memberId })),
  example(endpoints.erasePerson)('owner', ({ orgId, guestId, email }) => ({
    orgId,
    aboutUserId: guestId,
    email,
  })),
  example(endpoints.getApiKeys)('owner', inOrg),
  example(endpoints.createApiKey)('owner', ({ orgId }) => ({
    orgId,
    name: 'Website',
    scope: 'write',
    role: 'member',
    validDays: 365,
  })),
  example(endpoints.revokeApiKey)('owner', ({ orgId, apiKeyId }) => ({ orgId, apiKeyId })),

  example(endpoints.getInvolvedUsers)('guest', byNumber),
  example(endpoints.getShareCandidates)('guest', byNumber),
  example(endpoints.generateShareableLink)('guest', (material) => ({
    ...aboutOrder(material),
    pricingIsHidden: 1,
  })),
  example(endpoints.revokeShareableLink)('guest', aboutOrder),
  example(endpoints.shareOrder)('guest', (material) => ({
    ...byNumber(material),
    sharees: [{ email: material.email }],
    shareNote: 'Please look at the engravings.',
  })),
  example(endpoints.addSharee)('guest', (material) => ({
    ...aboutOrder(material),
    shareeEmail: material.email,
  })),
  example(endpoints.getOrCreateSharee)('guest', (material) => ({
    ...aboutOrder(material),
    shareeEmail: material.email,
  })),
  example(endpoints.removeSharee)('guest', (material) => ({
    ...byNumber(material),
    shareeEmail: material.email,
  })),
  example(endpoints.updateInvolvedUsersData)('member', (material) => ({
    ...byNumber(material),
    shareeId: material.collaboratorId,
    pricingIsHidden: 1,
  })),

  example(endpoints.getComments)('guest', aboutOrder),
  example(endpoints.addComment)('guest', (material) => ({
    ...aboutOrder(material),
    text: 'Could the plate be of brass?',
    productInstanceId: material.lineId,
    pin: { kind: 'part', target: 'plate', title: 'Plate', valueMm: null, x: 0.5, y: 0.5, piece: null },
  })),
  example(endpoints.editComment)('guest', (material) => ({
    ...aboutOrder(material),
    commentId: material.commentId,
    text: 'Could the plate be of steel?',
    wasText: 'Could the plate be of brass?',
  })),
  example(endpoints.deleteComment)('guest', (material) => ({
    ...aboutOrder(material),
    commentId: material.commentId,
  })),
  example(endpoints.resolveComments)('guest', (material) => ({
    ...aboutOrder(material),
    commentId: material.commentId,
    isResolved: true,
  })),
  example(endpoints.markCommentsRead)('guest', (material) => ({
    ...aboutOrder(material),
    ids: [material.commentId],
  })),

  example(endpoints.getOrderFiles)('guest', aboutOrder),
  example(endpoints.uploadOrderFile)('guest', (material) => ({
    ...aboutOrder(material),
    fileName: 'Floor plan.pdf',
    productInstanceId: material.lineId,
  })),
  example(endpoints.updateOrderFile)('guest', (material) => ({
    ...aboutOrder(material),
    fileId: material.fileId,
    version: material.fileVersion,
    fileName: 'Floor plan, second floor.pdf',
  })),
  example(endpoints.deleteOrderFile)('guest', (material) => ({
    ...aboutOrder(material),
    fileId: material.fileId,
  })),

  example(endpoints.getFavorites)('guest', inOrg),
  example(endpoints.saveFavorite)('guest', ({ orgId, productId }) => ({
    orgId,
    name: 'Bedroom plate, brass',
    choices: { productId, properties: {}, orderProperties: {} },
  })),
  example(endpoints.updateFavorite)('member', ({ orgId, favoriteId }) => ({
    orgId,
    favoriteId,
    version: 1,
    name: 'Bedroom plate, bronze',
  })),
  example(endpoints.deleteFavorite)('member', ({ orgId, favoriteId }) => ({ orgId, favoriteId })),

  example(endpoints.getOrderMargin)('member', aboutOrder),

  example(endpoints.getOrderProblems)('guest', aboutOrder),
  example(endpoints.reportOrderProblem)('guest', (material) => ({
    ...aboutOrder(material),
    kind: 'damaged',
    items: [{ productInstanceId: material.lineId, quantity: 1 }],
    words: 'The plate is scratched along its upper edge.',
  })),
  example(endpoints.addToOrderProblem)('guest', (material) => ({
    ...aboutOrder(material),
    problemId: material.problemId,
    words: 'A photograph is with its files.',
  })),
  example(endpoints.takeBackOrderProblem)('guest', (material) => ({
    ...aboutOrder(material),
    problemId: material.problemId,
  })),
  example(endpoints.answerOrderProblem)('member', (material) => ({
    ...aboutOrder(material),
    problemId: material.problemId,
    version: 1,
    answer: 'A new plate is made. Please keep the old one until it arrives.',
  })),
  example(endpoints.solveOrderProblem)('member', (material) => ({
    ...aboutOrder(material),
    problemId: material.problemId,
    version: 1,
    resolution: 'replacement',
    solution: 'The new plate has been delivered.',
  })),

  example(endpoints.getOrderReturns)('guest', aboutOrder),
  example(endpoints.requestOrderReturn)('guest', (material) => ({
    ...aboutOrder(material),
    items: [{ productInstanceId: material.lineId, quantity: 1 }],
    reason: 'noLongerNeeded',
    words: 'The plate is in its box, unopened.',
  })),
  example(endpoints.withdrawOrderReturn)('guest', (material) => ({
    ...aboutOrder(material),
    returnId: material.returnId,
  })),
  example(endpoints.decideOrderReturn)('member', (material) => ({
    ...aboutOrder(material),
    returnId: material.returnId,
    version: 1,
    decision: 'authorized',
    words: 'Please send it to our workshop, with the number of the return on the box.',
  })),
  example(endpoints.receiveOrderReturn)('member', (material) => ({
    ...aboutOrder(material),
    returnId: material.returnId,
    version: 1,
    items: [{ productInstanceId: material.lineId, received: 1, restocked: 1 }],
  })),
  example(endpoints.closeOrderReturn)('member', (material) => ({
    ...aboutOrder(material),
    returnId: material.returnId,
    version: 1,
    feeInCents: 500,
  })),
  example(endpoints.reopenOrderReturn)('member', (material) => ({
    ...aboutOrder(material),
    returnId: material.returnId,
    version: 1,
  })),

  example(endpoints.uploadMedium)('guest', ({ orgId, lineId }) => ({
    orgId,
    fileName: 'hall.jpg',
    fileExtension: 'jpg',
    type: 'thumbnail',
    resourceForMedium: 'productInstance',
    resourceId: lineId,
  })),
  example(endpoints.deleteMedium)('guest', ({ orgId, mediumId }) => ({ orgId, mediumId })),

  example(endpoints.getNotifications)('guest', ({ orgId }) => ({ orgId, limit: 30 })),
  example(endpoints.markNotificationsRead)('guest', inOrg),
  example(endpoints.resendMail)('member', (material) => ({
    ...aboutOrder(material),
    mailId: material.mailId,
  })),
  example(endpoints.showPresence)('guest', (material) => ({
    ...aboutOrder(material),
    clientId,
    itemId: material.lineId,
  })),
  example(endpoints.showCursor)('guest', (material) => ({
    ...aboutOrder(material),
    clientId,
    cursor: { viewId: null, x: 96.5, y: 40 },
  })),
  example(openLiveNotifications)('guest', inOrg),
  example(openLiveOrder)('guest', (material) => ({
    ...aboutOrder(material),
    clientId,
    itemId: null,
    known: { order: material.orderVersion, lines: [[material.lineId, material.lineVersion]] },
  })),
  example(openLiveList)('guest', ({ orgId, orderId, orderVersion }) => ({
    orgId,
    known: [[orderId, orderVersion]],
  })),
]

/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Accounts($org: ID!, $search: String, $status: EntityStatus, $roleId: ID, $page: Int) {\n    accounts(org: $org, search: $search, status: $status, roleId: $roleId, page: $page) {\n      accounts { id kind username contactPerson phone email active invited awaitsInvitation permissions roleId role secondFactor isLastAdmin updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.AccountsDocument,
    "\n  query AccountPermissions($org: ID!, $accountId: ID!) {\n    accountPermissions(org: $org, accountId: $accountId) { org companyName permissions }\n  }\n": typeof types.AccountPermissionsDocument,
    "\n  mutation AddAccount($org: ID!, $kind: AccountKind!, $input: NewAccountInput!) {\n    addAccount(org: $org, kind: $kind, input: $input)\n  }\n": typeof types.AddAccountDocument,
    "\n  mutation ChangeAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $input: AccountInput!) {\n    changeAccount(org: $org, kind: $kind, accountId: $accountId, input: $input) { id }\n  }\n": typeof types.ChangeAccountDocument,
    "\n  mutation DeleteAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $mayBeLast: Boolean!) {\n    deleteAccount(org: $org, kind: $kind, accountId: $accountId, mayBeLast: $mayBeLast)\n  }\n": typeof types.DeleteAccountDocument,
    "\n  mutation InviteAccount($org: ID!, $accountId: ID!) {\n    inviteAccount(org: $org, accountId: $accountId)\n  }\n": typeof types.InviteAccountDocument,
    "\n  mutation ResetSecondFactor($org: ID!, $accountId: ID!) {\n    resetSecondFactor(org: $org, accountId: $accountId)\n  }\n": typeof types.ResetSecondFactorDocument,
    "\n  query Roles { roles { id kind name permissions accounts updatedAt } }\n": typeof types.RolesDocument,
    "\n  query RoleAccounts($id: ID!) { roleAccounts(id: $id) { accounts { id name orgName } total } }\n": typeof types.RoleAccountsDocument,
    "\n  mutation AddRole($input: NewRoleInput!) { addRole(input: $input) { id } }\n": typeof types.AddRoleDocument,
    "\n  mutation ChangeRole($id: ID!, $input: RoleInput!) { changeRole(id: $id, input: $input) { id } }\n": typeof types.ChangeRoleDocument,
    "\n  mutation DeleteRole($id: ID!) { deleteRole(id: $id) }\n": typeof types.DeleteRoleDocument,
    "\n  mutation AssignRole($org: ID!, $roleId: ID!, $accounts: [SeenAccountInput!]!) {\n    assignRole(org: $org, roleId: $roleId, accounts: $accounts)\n  }\n": typeof types.AssignRoleDocument,
    "\n  mutation SetAttendance($candidateIds: [ID!]!, $status: String!) {\n    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }\n  }\n": typeof types.SetAttendanceDocument,
    "\n  mutation MoveVisitOn($candidateId: ID!, $step: VisitStep!, $stop: String!) {\n    moveVisitOn(candidateId: $candidateId, step: $step, stop: $stop)\n  }\n": typeof types.MoveVisitOnDocument,
    "\n  mutation SetPaperworkHandedIn($candidateId: ID!, $paperworkId: ID!, $isHandedIn: Boolean!) {\n    setPaperworkHandedIn(candidateId: $candidateId, paperworkId: $paperworkId, isHandedIn: $isHandedIn)\n  }\n": typeof types.SetPaperworkHandedInDocument,
    "\n  query CalendarFeeds {\n    calendarFeeds { id viewId madeAt readAt }\n    listViews { id name }\n  }\n": typeof types.CalendarFeedsDocument,
    "\n  mutation MakeCalendarFeed($viewId: ID) {\n    makeCalendarFeed(viewId: $viewId) { id address }\n  }\n": typeof types.MakeCalendarFeedDocument,
    "\n  mutation RevokeCalendarFeed($id: ID!) {\n    revokeCalendarFeed(id: $id)\n  }\n": typeof types.RevokeCalendarFeedDocument,
    "\n  query EmptyDay($siteId: ID!, $state: String!, $year: Int!, $day: LocalDate!, $dayCount: Int!) {\n    stateHolidays(state: $state, year: $year) {\n      holidays { day name sites { siteId } openAt { siteId } }\n    }\n    capacity(siteId: $siteId, fromDay: $day, dayCount: $dayCount) {\n      clinics {\n        days { day }\n      }\n    }\n  }\n": typeof types.EmptyDayDocument,
    "\n  mutation BeginBooking($serviceType: ServiceType!, $sid: ID, $body: DraftBody!, $draftId: ID!, $writer: ID!) {\n    createDraft(serviceType: $serviceType, sid: $sid, body: $body, draftId: $draftId, writer: $writer) {\n      draftId\n    }\n  }\n": typeof types.BeginBookingDocument,
    "\n  query BookAgain($candidateId: ID!, $mine: Boolean!) {\n    bookingDetail(candidateId: $candidateId, mine: $mine) {\n      serviceType\n      orgId\n      companyName\n      subsidiaryId\n      subsidiaryName\n      resultEmails\n      invoiceEmail\n      contactName\n      contactPhone\n      contactEmail\n      poNumber\n      projectIdentification\n      paperworks { id name link }\n      candidateName\n      candidateDob\n      candidateGender\n      candidatePhone\n      candidateEmail\n      positionId\n      candidatePosition\n      packageId\n      packageName\n      packageMinutes\n      site { id state }\n      preferredSiteId\n      preferredState\n    }\n  }\n": typeof types.BookAgainDocument,
    "\n  query FirstSteps {\n    firstSteps { done doctorId companyId }\n  }\n": typeof types.FirstStepsDocument,
    "\n  mutation SetOutcome($candidateId: ID!, $outcome: String, $restrictions: String!) {\n    setOutcome(candidateId: $candidateId, outcome: $outcome, restrictions: $restrictions)\n  }\n": typeof types.SetOutcomeDocument,
    "\n  query PaperworkList($org: ID!, $search: String, $page: Int, $ids: [ID!]) {\n    paperworkList(org: $org, search: $search, page: $page, ids: $ids) {\n      items { id name temporary link fileName size updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.PaperworkListDocument,
    "\n  mutation PaperworkFile($id: ID!) {\n    paperworkFile(id: $id) { signedUrl }\n  }\n": typeof types.PaperworkFileDocument,
    "\n  mutation CandidateFile($id: ID!) {\n    candidateFile(id: $id) { signedUrl }\n  }\n": typeof types.CandidateFileDocument,
    "\n  mutation RenamePaperwork($org: ID!, $id: ID!, $name: String!, $updatedAt: String!) {\n    renamePaperwork(org: $org, id: $id, name: $name, updatedAt: $updatedAt) { id name updatedAt }\n  }\n": typeof types.RenamePaperworkDocument,
    "\n  mutation DeletePaperwork($org: ID!, $id: ID!) {\n    deletePaperwork(org: $org, id: $id)\n  }\n": typeof types.DeletePaperworkDocument,
    "\n  query Messages($candidateId: ID!) {\n    messages(candidateId: $candidateId) { waitsFor messages { messageId side body author byMail at } }\n  }\n": typeof types.MessagesDocument,
    "\n  query OpenQuestions {\n    openQuestions {\n      side total totalCapped\n      questions { candidateId candidateName reference companyName siteName message author at }\n    }\n  }\n": typeof types.OpenQuestionsDocument,
    "\n  mutation WriteMessage($messageId: ID!, $candidateId: ID!, $input: MessageInput!) {\n    writeMessage(messageId: $messageId, candidateId: $candidateId, input: $input) { waitsFor }\n  }\n": typeof types.WriteMessageDocument,
    "\n  subscription QuestionsChanged { bookingsChanged }\n": typeof types.QuestionsChangedDocument,
    "\n  query CompanyNames($search: String) {\n    bookableOrgs(search: $search) { total items { id name } }\n  }\n": typeof types.CompanyNamesDocument,
    "\n  subscription RecordsChanged {\n    recordsChanged\n  }\n": typeof types.RecordsChangedDocument,
    "\n  query Portal {\n    portal {\n      providerName\n      timeZone\n      holdMinutes\n      schedulerUrl\n      policyUrl\n      inspection\n      inspectorUrl\n      demo\n      demoLogins { username password purpose }\n    }\n  }\n": typeof types.PortalDocument,
    "\n  query Me {\n    me {\n      email\n      contactPerson\n      username\n      listColumns\n      accountType\n      company { id name otp fitTest sandbox provider }\n      permissions\n      mayInspect\n      lacksSecondFactor\n    }\n  }\n": typeof types.MeDocument,
    "\n  query Services {\n    services { id name serviceType }\n  }\n": typeof types.ServicesDocument,
    "\n  mutation LogIn($username: String!, $password: String!, $code: String) {\n    logIn(username: $username, password: $password, code: $code) { accessToken refreshToken org accountId }\n  }\n": typeof types.LogInDocument,
    "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) { accessToken refreshToken org accountId }\n  }\n": typeof types.RefreshSessionDocument,
    "\n  mutation LogOut {\n    logOut\n  }\n": typeof types.LogOutDocument,
    "\n  query AuditEntries($filter: AuditFilter!, $after: String, $timeZone: TimeZone) {\n    auditEntries(filter: $filter, after: $after, timeZone: $timeZone) {\n      entries {\n        id\n        at\n        action\n        accountId\n        accountName\n        companyName\n        reference\n        people { candidateId name }\n        peopleCount\n        address\n        count\n        before\n        after\n      }\n      people { candidateId name reference }\n      hasMorePeople\n      nextCursor\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query AuditCheck {\n    auditCheck { finishedAt chains breakCount breaks { bookingId reference fault } }\n  }\n": typeof types.AuditCheckDocument,
    "\n  query SeenPeople($accountId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!, $after: String, $timeZone: TimeZone) {\n    seenPeople(accountId: $accountId, fromDate: $fromDate, toDate: $toDate, after: $after, timeZone: $timeZone) {\n      people { candidateId name reference companyName firstAt lastAt times actions }\n      accountName\n      wholeExports\n      nextCursor\n    }\n  }\n": typeof types.SeenPeopleDocument,
    "\n  query BulkChangePlan($action: BulkAction!, $candidateIds: [ID!]!, $move: BulkMoveDaysInput, $choices: [BulkChoiceInput!]!) {\n    bulkChangePlan(action: $action, candidateIds: $candidateIds, move: $move, choices: $choices) {\n      candidateId\n      reference\n      candidateName\n      companyName\n      status\n      siteName\n      timeZone\n      startsAt\n      updatedAt\n      reason\n      note\n      to { ...BulkPlaceParts }\n      options { ...BulkPlaceParts }\n    }\n  }\n  fragment BulkPlaceParts on FreePlace {\n    rosterId\n    doctorName\n    siteId\n    siteName\n    timeZone\n    startsAt\n  }\n": typeof types.BulkChangePlanDocument,
    "\n  mutation RunBulkChange(\n    $id: ID!\n    $action: BulkAction!\n    $notes: String!\n    $poNumber: String!\n    $people: [BulkPersonInput!]!\n  ) {\n    runBulkChange(id: $id, action: $action, notes: $notes, poNumber: $poNumber, people: $people) {\n      ...BulkChangeParts\n    }\n  }\n  fragment BulkChangeParts on BulkChange {\n    id\n    undoUntil\n    undone\n    rows { candidateId candidateName outcome reason }\n  }\n": typeof types.RunBulkChangeDocument,
    "\n  mutation UndoBulkChange($id: ID!) {\n    undoBulkChange(id: $id) {\n      ...BulkChangeParts\n    }\n  }\n": typeof types.UndoBulkChangeDocument,
    "\n  query UndoableBulkChange($id: ID!) {\n    undoableBulkChange(id: $id) {\n      ...BulkChangeParts\n    }\n  }\n": typeof types.UndoableBulkChangeDocument,
    "\n  query BulkClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n": typeof types.BulkClinicsDocument,
    "\n  query ResultFiles($candidateIds: [ID!]!) {\n    resultFiles(candidateIds: $candidateIds) {\n      candidateId\n      candidateName\n      files { fileId fileType fileName }\n    }\n  }\n": typeof types.ResultFilesDocument,
    "\n  mutation UpdateCandidate($bookingId: ID!, $candidateId: ID!, $updatedAt: DateTime!, $change: CandidateChangeInput!, $sendConfirmation: Boolean) {\n    updateCandidate(bookingId: $bookingId, candidateId: $candidateId, updatedAt: $updatedAt, change: $change, sendConfirmation: $sendConfirmation)\n  }\n": typeof types.UpdateCandidateDocument,
    "\n  query DetailPositions($org: ID!, $search: String) {\n    positions(org: $org, search: $search) { ...Choices }\n  }\n": typeof types.DetailPositionsDocument,
    "\n  mutation CancelBooking($bookingId: ID!, $candidateIds: [ID!]!, $notes: String) {\n    cancelBooking(bookingId: $bookingId, candidateIds: $candidateIds, notes: $notes)\n  }\n": typeof types.CancelBookingDocument,
    "\n  query ConfirmationWarnings($candidateId: ID!) {\n    confirmationWarnings(candidateId: $candidateId) {\n      canSend\n      recipients\n      warnings { code message }\n    }\n  }\n": typeof types.ConfirmationWarningsDocument,
    "\n  mutation SendNotification($bookingId: ID!, $candidateId: ID!) {\n    sendNotification(bookingId: $bookingId, candidateId: $candidateId) { id }\n  }\n": typeof types.SendNotificationDocument,
    "\n  mutation SendCandidateLink($candidateId: ID!) {\n    sendCandidateLink(candidateId: $candidateId)\n  }\n": typeof types.SendCandidateLinkDocument,
    "\n  mutation RevokeCandidateLinks($candidateId: ID!) {\n    revokeCandidateLinks(candidateId: $candidateId)\n  }\n": typeof types.RevokeCandidateLinksDocument,
    "\n  mutation BeginReschedule($candidateId: ID!) {\n    beginReschedule(candidateId: $candidateId) {\n      draftId\n      holds { reserveId siteId siteName timeZone packageId calendarId startsAt endsAt expiresAt }\n    }\n  }\n": typeof types.BeginRescheduleDocument,
    "\n  mutation EndReschedule($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n": typeof types.EndRescheduleDocument,
    "\n  mutation UpdateTimeslots($bookingId: ID!, $change: TimeChangeInput!) {\n    updateTimeslots(bookingId: $bookingId, input: $change) { status appointmentTime }\n  }\n": typeof types.UpdateTimeslotsDocument,
    "\n  mutation WithdrawConsultFile($fileId: ID!, $reason: String!, $tellReaders: Boolean!) {\n    withdrawConsultFile(fileId: $fileId, reason: $reason, tellReaders: $tellReaders)\n  }\n": typeof types.WithdrawConsultFileDocument,
    "\n  mutation AcknowledgeResults($candidateId: ID!) {\n    acknowledgeResults(candidateId: $candidateId)\n  }\n": typeof types.AcknowledgeResultsDocument,
    "\n  query BookingDetail($candidateId: ID!, $mine: Boolean!) {\n    bookingDetail(candidateId: $candidateId, mine: $mine) {\n      bookingId\n      candidateId\n      updatedAt\n      positionId\n      orgId\n      serviceType\n      reference\n      candidateNumber\n      candidateCount\n      status\n      statusColor\n      statusBefore\n      statusChangedAt\n      outcome\n      outcomeRestrictions\n      candidateName\n      candidateDob\n      candidateGender\n      candidatePhone\n      candidateEmail\n      candidatePosition\n      companyName\n      subsidiaryId\n      subsidiaryName\n      resultEmails\n      invoiceEmail\n      contactName\n      contactPhone\n      contactEmail\n      note\n      site { id name address suburb state phone timeZone }\n      appointmentTime\n      appointmentEnd\n      attendanceConfirmedAt\n      changeAskedAt\n      preferredSiteId\n      preferredSiteName\n      preferredState\n      preferredFromDate\n      preferredToDate\n      preferredTime\n      poNumber\n      project\n      projectIdentification\n      paperworks { id name link }\n      packageId\n      packageName\n      packageMinutes\n      assessmentsHtml\n      assessments { category name checked }\n      comment\n      createdBy\n      candidates { candidateId name status statusColor appointmentTime siteTimeZone }\n      visitStops { name fromTime toTime state resources }\n      canBeEarlier\n      earlierTime { beforeDay offeredTime expiresAt }\n      candidateFiles { id paperworkId paperWork fileName size sentAt sentBy }\n      liveLinkAt\n      nextNotice { kind leavesAt }\n      reminders { kind phase sentAt triedAgainAt lastError }\n      deliveries { id kind recipient state createdAt sentAt leavesAt lastError }\n      consultFiles {\n        fileId\n        fileType\n        fileName\n        size\n        createdAt\n        createdBy\n        replacesId\n        withdrawn { at by reason }\n        read { at by }\n        acknowledged { at by }\n        readers { name organisation at }\n      }\n      history { id at action by organisation about before after }\n    }\n  }\n": typeof types.BookingDetailDocument,
    "\n  mutation ChangeBookingComment($bookingId: ID!, $candidateId: ID!, $comment: String!) {\n    changeBookingComment(bookingId: $bookingId, candidateId: $candidateId, comment: $comment)\n  }\n": typeof types.ChangeBookingCommentDocument,
    "\n  mutation ChangeEarlierTime($candidateId: ID!, $what: EarlierTimeChange!, $beforeDay: LocalDate, $time: DateTime) {\n    changeEarlierTime(candidateId: $candidateId, what: $what, beforeDay: $beforeDay, time: $time) {\n      beforeDay\n      offeredTime\n      expiresAt\n    }\n  }\n": typeof types.ChangeEarlierTimeDocument,
    "\n  query FilterCompanies($search: String) {\n    bookableOrgs(search: $search) { total items { id name } }\n  }\n": typeof types.FilterCompaniesDocument,
    "\n  query FilterSubsidiaries($org: ID!, $search: String) {\n    bookableSubsidiaries(org: $org, search: $search) { ...Choices }\n  }\n": typeof types.FilterSubsidiariesDocument,
    "\n  query FilterPackages($search: String, $org: ID) {\n    packages(search: $search, org: $org, pageSize: 10) { packages { id name } }\n  }\n": typeof types.FilterPackagesDocument,
    "\n  query FilterDoctors($search: String) {\n    doctors(search: $search, limit: 10) { ...Choices }\n  }\n": typeof types.FilterDoctorsDocument,
    "\n  query FilterSites($search: String) {\n    bookableClinics(search: $search) { id name }\n  }\n": typeof types.FilterSitesDocument,
    "\n  query Bookings(\n    $mine: Boolean!\n    $search: String\n    $sort: BookingSort!\n    $order: SortOrder!\n    $after: String\n    $count: Boolean!\n    $timeZone: TimeZone!\n    $filter: BookingFilter\n  ) {\n    bookings(\n      mine: $mine\n      search: $search\n      sort: $sort\n      order: $order\n      after: $after\n      count: $count\n      timeZone: $timeZone\n      filter: $filter\n    ) {\n      bookings {\n        candidateId\n        reference\n        candidateName\n        candidateDob\n        candidateEmail\n        candidatePhone\n        companyName\n        subsidiaryName\n        contactName\n        contactPhone\n        appointmentTime\n        siteName\n        siteTimeZone\n        preferredSiteName\n        preferredFromDate\n        preferredToDate\n        packageName\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n        outcome\n        candidatePosition\n        poNumber\n        candidateAnswer\n        createdAt\n      }\n      total\n      totalCapped\n      pages\n      confirmed\n      pending\n      filterNames { id name orgId }\n      nextCursor\n    }\n  }\n": typeof types.BookingsDocument,
    "\n  mutation ChangeStatuses($candidateIds: [ID!]!, $status: String!) {\n    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }\n  }\n": typeof types.ChangeStatusesDocument,
    "\n  fragment SavedListView on ListView {\n    id\n    name\n    filter {\n      search\n      candidateName\n      company\n      site\n      phone\n      subsidiary\n      fromDate\n      toDate\n      createdFrom\n      createdTo\n      email\n      contactPerson\n      package\n      doctor\n      position\n      poNumber\n      project\n      statuses\n      results\n      outcomes\n      answers\n      questions\n      sort\n      order\n      columns\n    }\n  }\n": typeof types.SavedListViewFragmentDoc,
    "\n  query ListViews {\n    listViews { ...SavedListView }\n  }\n": typeof types.ListViewsDocument,
    "\n  query ListView($id: ID!) {\n    listView(id: $id) { ...SavedListView }\n  }\n": typeof types.ListViewDocument,
    "\n  mutation KeepListView($name: String, $filter: SavedFilterInput!) {\n    keepListView(name: $name, filter: $filter) { id }\n  }\n": typeof types.KeepListViewDocument,
    "\n  mutation RenameListView($id: ID!, $name: String!) {\n    renameListView(id: $id, name: $name) { id }\n  }\n": typeof types.RenameListViewDocument,
    "\n  mutation DeleteListView($id: ID!) {\n    deleteListView(id: $id)\n  }\n": typeof types.DeleteListViewDocument,
    "\n  query ViewCounts($mine: Boolean!, $timeZone: TimeZone!) {\n    viewCounts(mine: $mine, timeZone: $timeZone) { view total totalCapped }\n  }\n": typeof types.ViewCountsDocument,
    "\n  mutation SaveListColumns($columns: [ListColumn!]!) {\n    saveListColumns(columns: $columns)\n  }\n": typeof types.SaveListColumnsDocument,
    "\n  fragment CatalogueAssessmentFields on CatalogueAssessment {\n    id\n    category\n    name\n    minutes\n    priceCents\n    preparation\n    needs { resources { kind skill } cleanUpMinutes comesFirst runsBeside }\n    comesAfter { id name }\n    isActive\n    packages\n    updatedAt\n  }\n": typeof types.CatalogueAssessmentFieldsFragmentDoc,
    "\n  query Catalogue($search: String, $active: Boolean, $page: Int) {\n    catalogue(search: $search, active: $active, page: $page) {\n      assessments { ...CatalogueAssessmentFields }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.CatalogueDocument,
    "\n  query EarlierAssessments($search: String) {\n    catalogue(search: $search, active: true) {\n      assessments { id name }\n    }\n  }\n": typeof types.EarlierAssessmentsDocument,
    "\n  query AssessmentEffects($id: ID!) {\n    assessmentEffects(id: $id) {\n      packages { packageId name companyName minutes }\n      total\n      coming\n      clinics { name resources { kind skills } }\n      holds\n    }\n  }\n": typeof types.AssessmentEffectsDocument,
    "\n  mutation AddAssessment($input: AssessmentInput!) {\n    addAssessment(input: $input) { id }\n  }\n": typeof types.AddAssessmentDocument,
    "\n  mutation StartCatalogue {\n    startCatalogue\n  }\n": typeof types.StartCatalogueDocument,
    "\n  mutation ChangeAssessment($id: ID!, $input: AssessmentChangeInput!) {\n    changeAssessment(id: $id, input: $input) { id }\n  }\n": typeof types.ChangeAssessmentDocument,
    "\n  mutation SwitchAssessment($id: ID!, $isActive: Boolean!, $updatedAt: DateTime!) {\n    switchAssessment(id: $id, isActive: $isActive, updatedAt: $updatedAt) { id }\n  }\n": typeof types.SwitchAssessmentDocument,
    "\n  mutation DeleteAssessment($id: ID!) {\n    deleteAssessment(id: $id)\n  }\n": typeof types.DeleteAssessmentDocument,
    "\n  mutation MoveAssessment($id: ID!, $before: ID) {\n    moveAssessment(id: $id, before: $before)\n  }\n": typeof types.MoveAssessmentDocument,
    "\n  query CatalogueServices {\n    catalogueServices { id name serviceType updatedAt }\n  }\n": typeof types.CatalogueServicesDocument,
    "\n  mutation RenameService($id: ID!, $name: String!, $updatedAt: DateTime!) {\n    renameService(id: $id, name: $name, updatedAt: $updatedAt) { id }\n  }\n": typeof types.RenameServiceDocument,
    "\n  query CompanyPositions($org: ID!, $search: String, $page: Int) {\n    companyPositions(org: $org, search: $search, page: $page) { positions { id name updatedAt } page pages total }\n  }\n": typeof types.CompanyPositionsDocument,
    "\n  mutation AddPosition($org: ID!, $name: String!) {\n    addPosition(org: $org, name: $name) { id }\n  }\n": typeof types.AddPositionDocument,
    "\n  mutation RenamePosition($id: ID!, $name: String!, $updatedAt: DateTime!) {\n    renamePosition(id: $id, name: $name, updatedAt: $updatedAt) { id }\n  }\n": typeof types.RenamePositionDocument,
    "\n  mutation DeletePosition($id: ID!) {\n    deletePosition(id: $id)\n  }\n": typeof types.DeletePositionDocument,
    "\n  query CompanyProjects($org: ID!, $search: String, $active: Boolean, $page: Int) {\n    companyProjects(org: $org, search: $search, active: $active, page: $page) {\n      projects { id name disable updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.CompanyProjectsDocument,
    "\n  mutation AddProject($org: ID!, $name: String!) {\n    addProject(org: $org, name: $name) { id }\n  }\n": typeof types.AddProjectDocument,
    "\n  mutation ChangeProject($id: ID!, $input: CompanyProjectInput!) {\n    changeProject(id: $id, input: $input) { id }\n  }\n": typeof types.ChangeProjectDocument,
    "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n": typeof types.DeleteProjectDocument,
    "\n  query Packages($org: ID, $search: String, $active: Boolean, $page: Int) {\n    packages(org: $org, search: $search, active: $active, page: $page) {\n      packages {\n        id\n        name\n        serviceType\n        orgId\n        isActive\n        duration\n        validityMonths\n        inUse\n        updatedAt\n        assessments { category name }\n      }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.PackagesDocument,
    "\n  query Package($id: ID!) {\n    package(id: $id) {\n      id\n      name\n      serviceType\n      orgId\n      isActive\n      validityMonths\n      inUse\n      updatedAt\n      assessments { category name minutes checked }\n    }\n  }\n": typeof types.PackageDocument,
    "\n  query PackageUses($id: ID!) {\n    packageUses(id: $id) { coming holds }\n  }\n": typeof types.PackageUsesDocument,
    "\n  query PackageCompany($orgId: ID!) {\n    company(orgId: $orgId) { companyName }\n  }\n": typeof types.PackageCompanyDocument,
    "\n  query Assessments {\n    assessments { category name minutes checked }\n  }\n": typeof types.AssessmentsDocument,
    "\n  mutation AddPackage($org: ID, $input: NewPackageInput!) {\n    addPackage(org: $org, input: $input) { id }\n  }\n": typeof types.AddPackageDocument,
    "\n  mutation ChangePackage($id: ID!, $input: PackageInput!) {\n    changePackage(id: $id, input: $input) { id }\n  }\n": typeof types.ChangePackageDocument,
    "\n  mutation DeletePackage($id: ID!) {\n    deletePackage(id: $id)\n  }\n": typeof types.DeletePackageDocument,
    "\n  fragment PriceFields on Price {\n    priceId\n    packageId\n    packageName\n    companyId\n    companyName\n    fromDay\n    cents\n    setBy\n  }\n": typeof types.PriceFieldsFragmentDoc,
    "\n  query Prices($packageId: ID, $companyId: ID) {\n    prices(packageId: $packageId, companyId: $companyId) { ...PriceFields }\n  }\n": typeof types.PricesDocument,
    "\n  query PackagePrices($packageId: ID!) {\n    prices(packageId: $packageId) { ...PriceFields }\n    packageUses(id: $packageId) { assessmentsCents }\n  }\n": typeof types.PackagePricesDocument,
    "\n  mutation SetPrice($input: PriceInput!) {\n    setPrice(input: $input) { priceId }\n  }\n": typeof types.SetPriceDocument,
    "\n  mutation RemovePrice($priceId: ID!) {\n    removePrice(priceId: $priceId)\n  }\n": typeof types.RemovePriceDocument,
    "\n  query ClosingClinics {\n    bookableClinics(limit: 1000) { id name address timeZone state bookingFree }\n  }\n": typeof types.ClosingClinicsDocument,
    "\n  query ClosingPlan(\n    $scope: ClosingScope!\n    $otherSiteIds: [ID!]!\n    $prefer: ClosingPreference!\n    $choices: [ClosingChoiceInput!]!\n  ) {\n    closingPlan(scope: $scope, otherSiteIds: $otherSiteIds, prefer: $prefer, choices: $choices) {\n      days\n      doctors { doctorId doctorName days closes }\n      people {\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        companyName\n        packageName\n        status\n        rosterId\n        doctorName\n        siteName\n        timeZone\n        startsAt\n        action\n        isHere\n        to { rosterId doctorName siteId siteName timeZone startsAt }\n        reason\n        options { rosterId doctorName siteId siteName timeZone startsAt }\n      }\n      holds { siteName timeZone startsAt expiresAt }\n      waiting\n    }\n  }\n": typeof types.ClosingPlanDocument,
    "\n  mutation StartClosing($id: ID!, $scope: ClosingScope!, $reason: String!, $publicReason: String, $people: [ClosingAgreementInput!]!) {\n    startClosing(id: $id, scope: $scope, reason: $reason, publicReason: $publicReason, people: $people) { undoUntil }\n  }\n": typeof types.StartClosingDocument,
    "\n  fragment ClosingParts on ClosingSummary {\n    closingId\n    sites\n    doctors\n    fromDay\n    toDay\n    reason\n    status\n    createdBy\n    createdAt\n    people\n    done\n    moved\n    toPhone\n  }\n": typeof types.ClosingPartsFragmentDoc,
    "\n  query Closings {\n    closings { ...ClosingParts }\n  }\n": typeof types.ClosingsDocument,
    "\n  fragment WholeClosing on Closing {\n    closingId\n    sites\n    doctors\n    fromDay\n    toDay\n    reason\n    status\n    createdBy\n    createdAt\n    people\n    done\n    moved\n    toPhone\n    undoUntil\n    list {\n      candidateId\n      reference\n      candidateName\n      candidatePhone\n      companyName\n      packageName\n      fromSite\n      fromTimeZone\n      fromTime\n      toSite\n      toDoctor\n      toTimeZone\n      toTime\n      outcome\n      why\n      toPhone\n      staysBecause\n    }\n  }\n": typeof types.WholeClosingFragmentDoc,
    "\n  query Closing($id: ID!) {\n    closing(id: $id) { ...WholeClosing }\n  }\n": typeof types.ClosingDocument,
    "\n  mutation ReopenClosing($id: ID!, $how: ReopenHow!) {\n    reopenClosing(id: $id, how: $how) { ...WholeClosing }\n  }\n": typeof types.ReopenClosingDocument,
    "\n  query ApiKeys {\n    apiKeys { id name prefix scopes madeBy isOwn isWorking expiresAt lastUsedAt previousUntil }\n  }\n": typeof types.ApiKeysDocument,
    "\n  mutation MakeApiKey($keyId: ID!, $input: NewApiKeyInput!) { makeApiKey(keyId: $keyId, input: $input) { id secret } }\n": typeof types.MakeApiKeyDocument,
    "\n  mutation RotateApiKey($id: ID!, $prefix: String) { rotateApiKey(id: $id, prefix: $prefix) { id secret } }\n": typeof types.RotateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!) { revokeApiKey(id: $id) }\n": typeof types.RevokeApiKeyDocument,
    "\n  query Companies($search: String, $status: EntityStatus, $sort: CompanySort, $descending: Boolean, $page: Int) {\n    companies(search: $search, status: $status, sort: $sort, descending: $descending, page: $page) {\n      companies { id companyName enable active fitTest otp sandbox accounts lastBookedAt unreadResults acknowledgedResults updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.CompaniesDocument,
    "\n  query Company($orgId: ID!) {\n    company(orgId: $orgId) { id companyName enable active fitTest otp sandbox updatedAt }\n  }\n": typeof types.CompanyDocument,
    "\n  query MyCompany {\n    myCompany { id companyName enable active fitTest otp sandbox updatedAt }\n  }\n": typeof types.MyCompanyDocument,
    "\n  query CompanyEffects($orgId: ID!) {\n    companyEffects(orgId: $orgId) { accounts accountsSignedIn openBookings drafts subsidiaries }\n  }\n": typeof types.CompanyEffectsDocument,
    "\n  fragment DetailsOfCompany on CompanyDetails {\n    abn\n    billingAddress\n    resultEmail\n    invoiceEmail\n    contactName\n    contactPhone\n    poRequired\n    favouriteClinics\n    ownPackagesOnly\n    invoicePer\n    paymentDays\n    notes\n    updatedAt\n  }\n": typeof types.DetailsOfCompanyFragmentDoc,
    "\n  query CompanyDetails($orgId: ID!) {\n    companyDetails(orgId: $orgId) { ...DetailsOfCompany }\n  }\n": typeof types.CompanyDetailsDocument,
    "\n  mutation ChangeCompanyDetails($orgId: ID!, $input: CompanyDetailsInput!) {\n    changeCompanyDetails(orgId: $orgId, input: $input) { ...DetailsOfCompany }\n  }\n": typeof types.ChangeCompanyDetailsDocument,
    "\n  query BookingDefaults($orgId: ID!) {\n    bookingDefaults(orgId: $orgId) { resultEmail invoiceEmail poRequired favouriteClinics updatedAt }\n  }\n": typeof types.BookingDefaultsDocument,
    "\n  mutation ChangeBookingDefaults($orgId: ID!, $input: BookingDefaultsInput!) {\n    changeBookingDefaults(orgId: $orgId, input: $input) { resultEmail invoiceEmail poRequired favouriteClinics updatedAt }\n  }\n": typeof types.ChangeBookingDefaultsDocument,
    "\n  query FavouriteChoices {\n    bookableClinics(limit: 1000) { id name address }\n  }\n": typeof types.FavouriteChoicesDocument,
    "\n  query Statement($orgId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!) {\n    statement(orgId: $orgId, fromDate: $fromDate, toDate: $toDate) {\n      company { id name abn billingAddress poRequired }\n      rows {\n        candidateId\n        invoiceNumber\n        day\n        reference\n        candidateName\n        packageName\n        poNumber\n        project\n        status\n        priceCents\n        gstCents\n      }\n      totals { priceCents gstCents withoutPrice withoutPo }\n    }\n  }\n": typeof types.StatementDocument,
    "\n  mutation AddCompany($input: NewCompanyInput!) {\n    addCompany(input: $input)\n  }\n": typeof types.AddCompanyDocument,
    "\n  mutation ChangeCompany($orgId: ID!, $input: CompanyInput!) {\n    changeCompany(orgId: $orgId, input: $input) { companyName fitTest otp sandbox updatedAt }\n  }\n": typeof types.ChangeCompanyDocument,
    "\n  mutation SwitchCompany($orgId: ID!, $on: Boolean!) {\n    switchCompany(orgId: $orgId, on: $on) { id active }\n  }\n": typeof types.SwitchCompanyDocument,
    "\n  query Subsidiaries($org: ID!, $search: String, $status: EntityStatus, $page: Int) {\n    subsidiaries(org: $org, search: $search, status: $status, page: $page) {\n      subsidiaries { id siteName alias enable active fitTest updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.SubsidiariesDocument,
    "\n  query SubsidiaryEffects($org: ID!, $siteId: ID!) {\n    subsidiaryEffects(org: $org, siteId: $siteId) { openBookings }\n  }\n": typeof types.SubsidiaryEffectsDocument,
    "\n  mutation AddSubsidiary($org: ID!, $input: NewSubsidiaryInput!) {\n    addSubsidiary(org: $org, input: $input) { id }\n  }\n": typeof types.AddSubsidiaryDocument,
    "\n  mutation ChangeSubsidiary($org: ID!, $siteId: ID!, $input: SubsidiaryInput!) {\n    changeSubsidiary(org: $org, siteId: $siteId, input: $input) { siteName alias fitTest updatedAt }\n  }\n": typeof types.ChangeSubsidiaryDocument,
    "\n  mutation SwitchSubsidiary($org: ID!, $siteId: ID!, $on: Boolean!) {\n    switchSubsidiary(org: $org, siteId: $siteId, on: $on) { id active }\n  }\n": typeof types.SwitchSubsidiaryDocument,
    "\n  query ReminderSettings($orgId: ID!) {\n    reminderSettings(orgId: $orgId) { mail sms ownMoveDays candidatesFillIn updatedAt }\n  }\n": typeof types.ReminderSettingsDocument,
    "\n  mutation ChooseReminders($orgId: ID!, $input: ReminderSettingsInput!) {\n    chooseReminders(orgId: $orgId, input: $input) { mail sms ownMoveDays candidatesFillIn updatedAt }\n  }\n": typeof types.ChooseRemindersDocument,
    "\n  query MonthEnd($month: String!, $search: String, $attention: Boolean, $page: Int) {\n    monthEnd(month: $month, search: $search, attention: $attention, page: $page) {\n      totals { companies rows priceCents gstCents withoutPrice withoutPo }\n      companies { id name rows invoices priceCents gstCents withoutPrice withoutPo }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.MonthEndDocument,
    "\n  query SignInSettings {\n    signInSettings {\n      redirectUri\n      logoutUri\n      loggedOutUri\n      adminSecondFactor\n      provider {\n        issuer clientId allowsNewAccounts roleId breakGlassAccountId testedAt enabledAt updatedAt\n      }\n      domains { id domain txtRecord verifiedAt }\n    }\n  }\n": typeof types.SignInSettingsDocument,
    "\n  query SignInChoices($org: ID!) {\n    roles { id kind name }\n    accounts(org: $org, status: active) { accounts { id contactPerson username permissions } }\n  }\n": typeof types.SignInChoicesDocument,
    "\n  mutation ChangeAdminSecondFactor($adminSecondFactor: Boolean!) {\n    changeAdminSecondFactor(adminSecondFactor: $adminSecondFactor)\n  }\n": typeof types.ChangeAdminSecondFactorDocument,
    "\n  mutation SaveIdentityProvider($input: IdentityProviderContentInput!) {\n    saveIdentityProvider(input: $input) {\n      provider { issuer clientId allowsNewAccounts roleId breakGlassAccountId updatedAt }\n    }\n  }\n": typeof types.SaveIdentityProviderDocument,
    "\n  mutation TestIdentityProvider { testIdentityProvider { redirectUri } }\n": typeof types.TestIdentityProviderDocument,
    "\n  mutation EnableIdentityProvider { enableIdentityProvider { redirectUri } }\n": typeof types.EnableIdentityProviderDocument,
    "\n  mutation DisableIdentityProvider { disableIdentityProvider { redirectUri } }\n": typeof types.DisableIdentityProviderDocument,
    "\n  mutation AddSignInDomain($domain: String!) { addSignInDomain(domain: $domain) { redirectUri } }\n": typeof types.AddSignInDomainDocument,
    "\n  mutation CheckSignInDomain($id: ID!) { checkSignInDomain(id: $id) { redirectUri } }\n": typeof types.CheckSignInDomainDocument,
    "\n  mutation DeleteSignInDomain($id: ID!) { deleteSignInDomain(id: $id) }\n": typeof types.DeleteSignInDomainDocument,
    "\n  query Webhooks {\n    webhookEndpoints { id dialect url events pausedAt pausedBecause lastError lastErrorAt updatedAt }\n  }\n": typeof types.WebhooksDocument,
    "\n  query WebhookLog($endpointId: ID!, $page: Int) {\n    webhookDeliveries(endpointId: $endpointId, page: $page) {\n      page pages total\n      deliveries { id type state attempts createdAt lastStatus lastAnswer nextTryAt }\n    }\n  }\n": typeof types.WebhookLogDocument,
    "\n  mutation AddWebhook($input: NewWebhookEndpointInput!) { addWebhookEndpoint(input: $input) { id secret } }\n": typeof types.AddWebhookDocument,
    "\n  mutation ChangeWebhook($id: ID!, $input: WebhookEndpointChangeInput!) {\n    changeWebhookEndpoint(id: $id, input: $input) { id updatedAt }\n  }\n": typeof types.ChangeWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) { deleteWebhookEndpoint(id: $id) }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateWebhook($id: ID!) { rotateWebhookSecret(id: $id) { id secret } }\n": typeof types.RotateWebhookDocument,
    "\n  mutation ResumeWebhook($id: ID!) { resumeWebhookEndpoint(id: $id) { id pausedAt } }\n": typeof types.ResumeWebhookDocument,
    "\n  mutation TestWebhook($id: ID!) { testWebhookEndpoint(id: $id) { id state } }\n": typeof types.TestWebhookDocument,
    "\n  mutation SendWebhookAgain($id: ID!) { sendWebhookAgain(id: $id) { id state } }\n": typeof types.SendWebhookAgainDocument,
    "\n  mutation ConsultFiles($org: ID, $candidateId: ID, $files: [ConsultFileInput!]!) {\n    consultFiles(org: $org, candidateId: $candidateId, files: $files) {\n      fileId\n      fileType\n      fileName\n      size\n      signedUrl\n    }\n  }\n": typeof types.ConsultFilesDocument,
    "\n  mutation VerifyOtp($email: String!, $request: OtpRequest!, $otp: String!) {\n    verifyOtp(email: $email, request: $request, otp: $otp) { deviceId }\n  }\n": typeof types.VerifyOtpDocument,
    "\n  mutation ResendOtp($email: String!, $request: OtpRequest!) {\n    resendOtp(email: $email, request: $request)\n  }\n": typeof types.ResendOtpDocument,
    "\n  query OwnPasskeys {\n    passkeys { id }\n  }\n": typeof types.OwnPasskeysDocument,
    "\n  mutation BeginPasskeyProof {\n    beginPasskeyProof\n  }\n": typeof types.BeginPasskeyProofDocument,
    "\n  mutation ProvePasskey($credential: String!) {\n    provePasskey(credential: $credential)\n  }\n": typeof types.ProvePasskeyDocument,
    "\n  query DayListClinics {\n    bookableClinics(limit: 1000) { id name state timeZone bookingFree }\n  }\n": typeof types.DayListClinicsDocument,
    "\n  query DayList($siteId: ID!, $day: LocalDate!) {\n    dayList(siteId: $siteId, day: $day) {\n      timeZone\n      entries {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        missing\n        phone\n        companyName\n        packageName\n        assessments\n        paperworks { id name isHandedIn candidateFileId }\n        visitStops { name fromTime toTime state resources }\n        hasLeft\n        identificationFileId\n        note\n        comment\n        doctorName\n        overPlan\n        startsAt\n        endsAt\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n      }\n    }\n  }\n": typeof types.DayListDocument,
    "\n  subscription DayListChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId day }\n  }\n": typeof types.DayListChangedDocument,
    "\n  query DoctorList($search: String, $active: Boolean, $page: Int) {\n    doctorList(search: $search, active: $active, page: $page) {\n      doctors { id name shownName title registrationNumber mayDo kind skills calibratedUntil capacity mostPem mostFitTest isActive clinics updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.DoctorListDocument,
    "\n  query Doctor($id: ID!) {\n    doctor(id: $id) {\n      doctor { id name shownName title registrationNumber mayDo kind skills calibratedUntil capacity mostPem mostFitTest isActive clinics updatedAt }\n      patterns {\n        patternId\n        siteId\n        siteName\n        timeZone\n        fromDay\n        untilDay\n        weeks\n        weekA\n        hours { week weekday fromTime toTime }\n        onHolidays\n        madeUntil\n      }\n      leaves { leaveId fromDay untilDay reason }\n      ownDays { rosterId siteId siteName day fromTime toTime }\n    }\n  }\n": typeof types.DoctorDocument,
    "\n  query OutsideHours($doctorId: ID!, $fromDay: LocalDate, $untilDay: LocalDate) {\n    outsideHours(doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay) {\n      people { candidateId reference candidateName companyName siteName timeZone startsAt }\n      plans { siteId siteName fromDay toDay people }\n    }\n  }\n": typeof types.OutsideHoursDocument,
    "\n  mutation NewDoctor($doctorId: ID!, $input: NewDoctorInput!) {\n    addDoctor(doctorId: $doctorId, input: $input) { id }\n  }\n": typeof types.NewDoctorDocument,
    "\n  mutation ChangeDoctor($id: ID!, $input: DoctorInput!) {\n    changeDoctor(id: $id, input: $input)\n  }\n": typeof types.ChangeDoctorDocument,
    "\n  mutation SwitchDoctor($id: ID!, $on: Boolean!) {\n    switchDoctor(id: $id, on: $on)\n  }\n": typeof types.SwitchDoctorDocument,
    "\n  query RosteredClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n": typeof types.RosteredClinicsDocument,
    "\n  query WeeklyHoursPlan($input: WeeklyHoursInput!) {\n    weeklyHoursPlan(input: $input) {\n      days\n      horizon\n      skipped { day reason }\n      people { candidateId reference candidateName companyName siteName timeZone startsAt }\n    }\n  }\n": typeof types.WeeklyHoursPlanDocument,
    "\n  mutation SaveWeeklyHours($newPatternId: ID!, $input: WeeklyHoursInput!) {\n    saveWeeklyHours(newPatternId: $newPatternId, input: $input)\n  }\n": typeof types.SaveWeeklyHoursDocument,
    "\n  mutation AddLeave($leaveId: ID!, $doctorId: ID!, $fromDay: LocalDate!, $untilDay: LocalDate!, $reason: String!) {\n    addLeave(leaveId: $leaveId, doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay, reason: $reason)\n  }\n": typeof types.AddLeaveDocument,
    "\n  mutation RemoveLeave($leaveId: ID!) {\n    removeLeave(leaveId: $leaveId)\n  }\n": typeof types.RemoveLeaveDocument,
    "\n  query DueAgain($filter: DueFilter!, $timeZone: TimeZone!, $page: Int!) {\n    dueAgain(filter: $filter, timeZone: $timeZone, page: $page, pageSize: 50) {\n      today\n      dueFrom\n      dueTo\n      total\n      totalCapped\n      expired\n      filterNames { id name }\n      rows {\n        candidateId\n        reference\n        candidateName\n        candidateDob\n        candidateGender\n        candidatePhone\n        candidateEmail\n        positionId\n        candidatePosition\n        packageId\n        packageName\n        packageMinutes\n        serviceType\n        isOffered\n        mayBeBooked\n        orgId\n        companyName\n        subsidiaryId\n        subsidiaryName\n        siteId\n        siteName\n        siteState\n        contactName\n        contactPhone\n        contactEmail\n        resultEmail\n        invoiceEmail\n        examinedOn\n        dueOn\n      }\n    }\n  }\n": typeof types.DueAgainDocument,
    "\n  query DueSubsidiaries($org: ID!, $search: String!) {\n    bookableSubsidiaries(org: $org, search: $search, limit: 50) { items { id name } total }\n  }\n": typeof types.DueSubsidiariesDocument,
    "\n  query DueClinics($search: String!) {\n    bookableClinics(search: $search, limit: 50) { id name }\n  }\n": typeof types.DueClinicsDocument,
    "\n  query Find(\n    $words: String!\n    $siteId: ID\n    $timeZone: TimeZone!\n    $withBookings: Boolean!\n    $withCompanies: Boolean!\n    $withSubsidiaries: Boolean!\n    $withAccounts: Boolean!\n    $withSites: Boolean!\n    $withDoctors: Boolean!\n    $withPackages: Boolean!\n  ) {\n    foundBookings(search: $words, siteId: $siteId, timeZone: $timeZone) @include(if: $withBookings) {\n      nearest\n      bookings {\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        companyName\n        appointmentTime\n        siteName\n        siteTimeZone\n        preferredFromDate\n        preferredToDate\n        status\n        statusColor\n      }\n    }\n    companies(search: $words, status: null, pageSize: 5) @include(if: $withCompanies) {\n      companies { id companyName active }\n    }\n    foundSubsidiaries(search: $words, limit: 5) @include(if: $withSubsidiaries) {\n      id\n      name\n      alias\n      orgId\n      orgName\n      active\n    }\n    foundAccounts(search: $words, limit: 5) @include(if: $withAccounts) {\n      id\n      orgId\n      orgName\n      name\n      username\n      email\n      active\n      invited\n      locked\n      lastSignInAt\n    }\n    clinicSites(search: $words, pageSize: 5) @include(if: $withSites) {\n      sites { id name address suburb postcode state isActive }\n    }\n    doctors(search: $words, limit: 5) @include(if: $withDoctors) {\n      items { id name }\n    }\n    packages(search: $words, pageSize: 5) @include(if: $withPackages) {\n      packages { id name orgId duration isActive }\n    }\n  }\n": typeof types.FindDocument,
    "\n  mutation SendLinkAgain($org: ID!, $accountId: ID!) {\n    inviteAccount(org: $org, accountId: $accountId)\n  }\n": typeof types.SendLinkAgainDocument,
    "\n  query Home($timeZone: TimeZone!) {\n    home(timeZone: $timeZone) {\n      today\n      counts { view total totalCapped }\n      bookings {\n        view\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        subsidiaryName\n        packageName\n        status\n        statusColor\n        appointmentTime\n        siteName\n        siteTimeZone\n        sitePhone\n        comment\n        note\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query HomeDue($timeZone: TimeZone!) {\n    dueAgain(filter: {}, timeZone: $timeZone, pageSize: 0) { total totalCapped expired }\n  }\n": typeof types.HomeDueDocument,
    "\n  query HomeDrafts {\n    drafts {\n      draftId\n      serviceType\n      updatedAt\n      body\n      holds { reserveId siteName timeZone startsAt expiresAt }\n    }\n  }\n": typeof types.HomeDraftsDocument,
    "\n  subscription HomeChanged {\n    bookingsChanged\n  }\n": typeof types.HomeChangedDocument,
    "\n  query OpenOrders {\n    orders(open: true) {\n      total\n      orders {\n        orderId source externalId status serviceType\n        candidateName candidateDob candidateGender candidatePhone candidateEmail candidatePosition\n        package site note unknown isWithdrawn noticeAt begunBy ownDraftId receivedAt changedAt\n        knownPackage { packageId name minutes }\n        knownSite { siteId name state }\n        changes { field from to }\n        booking { candidateId reference }\n      }\n    }\n  }\n": typeof types.OpenOrdersDocument,
    "\n  query OrderPerson($accountId: ID!, $serviceType: ServiceType!) {\n    lastBooking(serviceType: $serviceType) { resultEmail invoiceEmail subsidiary { id name } }\n    bookingAccount(accountId: $accountId) {\n      contactPerson\n      phone\n      email\n      company { id name resultEmail invoiceEmail }\n    }\n  }\n": typeof types.OrderPersonDocument,
    "\n  mutation BeginOrder(\n    $serviceType: ServiceType!, $body: DraftBody!, $draftId: ID!, $writer: ID!, $orderId: ID!, $orderChangedAt: DateTime!\n  ) {\n    createDraft(\n      serviceType: $serviceType, body: $body, draftId: $draftId, writer: $writer, orderId: $orderId, orderChangedAt: $orderChangedAt\n    ) {\n      draftId\n    }\n  }\n": typeof types.BeginOrderDocument,
    "\n  mutation RejectOrder($id: ID!, $reason: String!) {\n    rejectOrder(id: $id, reason: $reason) { orderId }\n  }\n": typeof types.RejectOrderDocument,
    "\n  mutation AcknowledgeOrder($id: ID!, $noticeAt: DateTime!) {\n    acknowledgeOrder(id: $id, noticeAt: $noticeAt) { orderId }\n  }\n": typeof types.AcknowledgeOrderDocument,
    "\n  query UninvitedAccounts {\n    uninvitedAccounts { id orgName kind name username email importedAt }\n  }\n": typeof types.UninvitedAccountsDocument,
    "\n  query UndoableCompanyImport {\n    undoableCompanyImport { id rows importedAt }\n  }\n": typeof types.UndoableCompanyImportDocument,
    "\n  mutation UndoCompanyImport($id: ID!) {\n    undoCompanyImport(id: $id)\n  }\n": typeof types.UndoCompanyImportDocument,
    "\n  query UndoableSubsidiaryImport {\n    undoableSubsidiaryImport { id rows importedAt }\n  }\n": typeof types.UndoableSubsidiaryImportDocument,
    "\n  mutation UndoSubsidiaryImport($id: ID!) {\n    undoSubsidiaryImport(id: $id)\n  }\n": typeof types.UndoSubsidiaryImportDocument,
    "\n  query UndoableAccountImport {\n    undoableAccountImport { id rows importedAt }\n  }\n": typeof types.UndoableAccountImportDocument,
    "\n  mutation UndoAccountImport($id: ID!) {\n    undoAccountImport(id: $id)\n  }\n": typeof types.UndoAccountImportDocument,
    "\n  query UndoablePackageImport {\n    undoablePackageImport { id rows importedAt }\n  }\n": typeof types.UndoablePackageImportDocument,
    "\n  mutation UndoPackageImport($id: ID!) {\n    undoPackageImport(id: $id)\n  }\n": typeof types.UndoPackageImportDocument,
    "\n  mutation InviteAccounts($accountIds: [ID!]!) {\n    inviteAccounts(accountIds: $accountIds)\n  }\n": typeof types.InviteAccountsDocument,
    "\n  query CompanySignIn($email: String!) {\n    companySignIn(email: $email) { companyName }\n  }\n": typeof types.CompanySignInDocument,
    "\n  mutation FinishProviderSignIn {\n    finishProviderSignIn { accessToken refreshToken org accountId }\n  }\n": typeof types.FinishProviderSignInDocument,
    "\n  mutation BeginPasskeySignIn {\n    beginPasskeySignIn\n  }\n": typeof types.BeginPasskeySignInDocument,
    "\n  mutation SignInWithPasskey($credential: String!) {\n    signInWithPasskey(credential: $credential) { accessToken refreshToken org accountId }\n  }\n": typeof types.SignInWithPasskeyDocument,
    "\n  query MailTexts { mailTexts { kind name recipient version isBuiltIn changedBy changedAt } }\n": typeof types.MailTextsDocument,
    "\n  query MailText($kind: String!) {\n    mailText(kind: $kind) {\n      kind name recipient version\n      text { subject heading body }\n      builtIn { subject heading body }\n      placeholders { name meaning isRequired }\n      versions { version isBuiltIn changedBy changedAt text { subject heading body } }\n    }\n  }\n": typeof types.MailTextDocument,
    "\n  query PreviewMailText($kind: String!, $input: MailTextDraftInput!) {\n    previewMailText(kind: $kind, input: $input) {\n      about subject heading paragraphs facts { name value } action colour from\n    }\n  }\n": typeof types.PreviewMailTextDocument,
    "\n  mutation SaveMailText($kind: String!, $input: MailTextInput!) { saveMailText(kind: $kind, input: $input) }\n": typeof types.SaveMailTextDocument,
    "\n  mutation SendTestMail($kind: String!, $input: MailTextDraftInput!) { sendTestMail(kind: $kind, input: $input) }\n": typeof types.SendTestMailDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": typeof types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $password: String!) {\n    changePassword(currentPassword: $currentPassword, password: $password)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query MyAccount {\n    me { username accountType contactPerson phone email emailTrustedFrom company { name otp } }\n  }\n": typeof types.MyAccountDocument,
    "\n  mutation UpdateMyAccount($input: MyAccountInput!) {\n    updateMyAccount(input: $input) { contactPerson phone email }\n  }\n": typeof types.UpdateMyAccountDocument,
    "\n  mutation ConfirmMyEmail {\n    confirmMyEmail { email }\n  }\n": typeof types.ConfirmMyEmailDocument,
    "\n  query Devices {\n    devices { id userAgent usedAt isCurrent }\n  }\n": typeof types.DevicesDocument,
    "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(id: $id)\n  }\n": typeof types.RevokeDeviceDocument,
    "\n  query Sessions {\n    sessions { total sessions { id userAgent address createdAt usedAt isCurrent } }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation EndMySession($id: ID!) {\n    endMySession(id: $id)\n  }\n": typeof types.EndMySessionDocument,
    "\n  mutation EndMyOtherSessions {\n    endMyOtherSessions\n  }\n": typeof types.EndMyOtherSessionsDocument,
    "\n  query SecondFactor {\n    secondFactor { enabled recoveryCodesLeft }\n  }\n": typeof types.SecondFactorDocument,
    "\n  mutation BeginSecondFactor($currentPassword: String!) {\n    beginSecondFactor(currentPassword: $currentPassword) { secret link }\n  }\n": typeof types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code)\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($currentPassword: String!) {\n    renewRecoveryCodes(currentPassword: $currentPassword)\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveSecondFactor($currentPassword: String!) {\n    removeSecondFactor(currentPassword: $currentPassword)\n  }\n": typeof types.RemoveSecondFactorDocument,
    "\n  query Passkeys {\n    passkeys { id name createdAt lastUsedAt }\n  }\n": typeof types.PasskeysDocument,
    "\n  mutation BeginPasskey($currentPassword: String!) {\n    beginPasskey(currentPassword: $currentPassword)\n  }\n": typeof types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($credential: String!) {\n    addPasskey(credential: $credential) { id }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name)\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  query MondayDigest {\n    mondayDigest { isWanted nextAt }\n  }\n": typeof types.MondayDigestDocument,
    "\n  mutation ChooseMondayDigest($isWanted: Boolean!) {\n    chooseMondayDigest(isWanted: $isWanted) { isWanted nextAt }\n  }\n": typeof types.ChooseMondayDigestDocument,
    "\n  query Crews($org: ID!) {\n    crews(org: $org) {\n      id\n      name\n      serviceType\n      sid\n      subsidiary { id name }\n      resultEmail\n      invoiceEmail\n      poNumber\n      project\n      projectIdentification\n      lines {\n        people\n        positionId\n        position\n        package { id name minutes }\n        state\n        sites { id name }\n      }\n      updatedAt\n    }\n  }\n": typeof types.CrewsDocument,
    "\n  mutation SaveCrew($org: ID!, $input: NewCrewInput!) {\n    saveCrew(org: $org, input: $input) { id }\n  }\n": typeof types.SaveCrewDocument,
    "\n  mutation RenameCrew($id: ID!, $input: CrewNameInput!) {\n    renameCrew(id: $id, input: $input) { id }\n  }\n": typeof types.RenameCrewDocument,
    "\n  mutation DeleteCrew($id: ID!) {\n    deleteCrew(id: $id)\n  }\n": typeof types.DeleteCrewDocument,
    "\n  query GroupTimes(\n    $packageIds: [ID!]!\n    $siteIds: [ID!]!\n    $fromDate: LocalDate!\n    $toDate: LocalDate!\n    $part: DayPart!\n    $draftId: ID!\n  ) {\n    groupTimes(\n      packageIds: $packageIds\n      siteIds: $siteIds\n      fromDate: $fromDate\n      toDate: $toDate\n      part: $part\n      draftId: $draftId\n    ) {\n      proposals {\n        siteId\n        siteName\n        timeZone\n        day\n        doctors\n        startsAt\n        endsAt\n        places {\n          calendarId\n          startsAt\n          endsAt\n        }\n      }\n      whyNot {\n        message\n      }\n    }\n  }\n": typeof types.GroupTimesDocument,
    "\n  mutation HoldGroup($draftId: ID!, $places: [GroupPlaceInput!]!) {\n    holdGroup(draftId: $draftId, places: $places) {\n      candidateIndex\n      reserveId\n      siteId\n      siteName\n      timeZone\n      packageId\n      calendarId\n      startsAt\n      endsAt\n      expiresAt\n    }\n  }\n": typeof types.HoldGroupDocument,
    "\n  query OverlappingAppointments($org: ID, $people: [PersonToBookInput!]!) {\n    overlappingAppointments(org: $org, people: $people) { person reference siteName siteTimeZone appointmentTime }\n  }\n": typeof types.OverlappingAppointmentsDocument,
    "\n  fragment Choices on Lookup {\n    total\n    items { id name }\n  }\n": typeof types.ChoicesFragmentDoc,
    "\n  fragment WholeDraft on Draft {\n    draftId\n    revision\n    body\n    holds {\n      candidateIndex\n      reserveId\n      siteId\n      siteName\n      timeZone\n      packageId\n      calendarId\n      startsAt\n      endsAt\n      expiresAt\n    }\n  }\n": typeof types.WholeDraftFragmentDoc,
    "\n  fragment Created on CreatedBooking {\n    bookingId\n    reference\n    candidates {\n      candidateId\n      index\n      status\n      appointmentTime\n      siteName\n      siteTimeZone\n      smsAt\n    }\n  }\n": typeof types.CreatedFragmentDoc,
    "\n  fragment BookableCompany on BookableOrg {\n    id name poRequired candidatesFillIn resultEmail invoiceEmail\n    favouriteClinics { id state serviceTypes }\n  }\n": typeof types.BookableCompanyFragmentDoc,
    "\n  query BookingPerson($accountId: ID!, $serviceType: ServiceType!) {\n    lastBooking(serviceType: $serviceType) {\n      subsidiary { id name }\n      resultEmail\n      invoiceEmail\n      place { state siteIds }\n      package { id name minutes }\n      usualPackages { position package { id name minutes } }\n    }\n    bookingAccount(accountId: $accountId) {\n      accountId\n      contactPerson\n      phone\n      email\n      company { ...BookableCompany }\n    }\n  }\n": typeof types.BookingPersonDocument,
    "\n  query BookableOrgs($search: String, $serviceType: ServiceType, $limit: Int) {\n    bookableOrgs(search: $search, serviceType: $serviceType, limit: $limit) {\n      total\n      items { ...BookableCompany }\n    }\n  }\n": typeof types.BookableOrgsDocument,
    "\n  query BookableSubsidiaries($org: ID!, $search: String, $serviceType: ServiceType, $limit: Int) {\n    bookableSubsidiaries(org: $org, search: $search, serviceType: $serviceType, limit: $limit) { ...Choices }\n  }\n": typeof types.BookableSubsidiariesDocument,
    "\n  query Positions($org: ID!, $search: String, $limit: Int) {\n    positions(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n": typeof types.PositionsDocument,
    "\n  query Projects($org: ID!, $search: String, $limit: Int) {\n    projects(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n": typeof types.ProjectsDocument,
    "\n  query ProjectIdentifications($org: ID!, $search: String, $limit: Int) {\n    projectIdentifications(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n": typeof types.ProjectIdentificationsDocument,
    "\n  query PurchaseOrders($org: ID!, $search: String, $limit: Int) {\n    purchaseOrders(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n": typeof types.PurchaseOrdersDocument,
    "\n  query BookablePackages($org: ID!, $serviceType: ServiceType!, $sid: ID, $search: String, $limit: Int) {\n    bookablePackages(org: $org, serviceType: $serviceType, sid: $sid, search: $search, limit: $limit) {\n      total\n      items {\n        id\n        name\n        minutes\n        assessments {\n          category\n          name\n          checked\n        }\n      }\n    }\n  }\n": typeof types.BookablePackagesDocument,
    "\n  mutation CreateDraft(\n    $serviceType: ServiceType!\n    $sid: ID\n    $body: DraftBody!\n    $draftId: ID!\n    $writer: ID!\n    $sequence: Int!\n  ) {\n    createDraft(\n      serviceType: $serviceType\n      sid: $sid\n      body: $body\n      draftId: $draftId\n      writer: $writer\n      sequence: $sequence\n    ) {\n      draftId\n      revision\n    }\n  }\n": typeof types.CreateDraftDocument,
    "\n  mutation SaveDraft($draftId: ID!, $revision: Int!, $body: DraftBody!, $writer: ID!, $sequence: Int!) {\n    saveDraft(draftId: $draftId, revision: $revision, body: $body, writer: $writer, sequence: $sequence) {\n      revision\n      conflict { ...WholeDraft }\n    }\n  }\n": typeof types.SaveDraftDocument,
    "\n  query Draft($draftId: ID!) {\n    draft(draftId: $draftId) {\n      ...WholeDraft\n      booking { ...Created }\n    }\n  }\n": typeof types.DraftDocument,
    "\n  query Sent($draftId: ID!) {\n    draft(draftId: $draftId) {\n      booking { bookingId }\n    }\n  }\n": typeof types.SentDocument,
    "\n  mutation CreateBooking($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {\n    createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) { ...Created }\n  }\n": typeof types.CreateBookingDocument,
    "\n  mutation DeleteDraft($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n": typeof types.DeleteDraftDocument,
    "\n  query Unfinished($serviceType: ServiceType!) {\n    drafts(serviceType: $serviceType) {\n      draftId\n      updatedAt\n      body\n    }\n  }\n": typeof types.UnfinishedDocument,
    "\n  mutation AddItem($list: GrowingList!, $org: ID!, $name: String!) {\n    addItem(list: $list, org: $org, name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.AddItemDocument,
    "\n  query PackageParts {\n    assessments {\n      category\n      name\n      minutes\n    }\n  }\n": typeof types.PackagePartsDocument,
    "\n  mutation AddPackageInBooking($org: ID!, $input: NewPackageInBookingInput!) {\n    addPackageInBooking(org: $org, input: $input) {\n      id\n      name\n      minutes\n    }\n  }\n": typeof types.AddPackageInBookingDocument,
    "\n  mutation AddCustomPackage($packageId: ID!, $org: ID!, $draftId: ID!, $input: NewPackageInBookingInput!) {\n    addCustomPackage(packageId: $packageId, org: $org, draftId: $draftId, input: $input) {\n      id\n      name\n      minutes\n    }\n  }\n": typeof types.AddCustomPackageDocument,
    "\n  query OverviewClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n": typeof types.OverviewClinicsDocument,
    "\n  query Capacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {\n    capacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {\n      fromDay\n      dayCount\n      clinics {\n        siteId\n        siteName\n        days { day doctors slots booked held blocked free ahead }\n      }\n    }\n  }\n": typeof types.CapacityDocument,
    "\n  query ResourceCapacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {\n    resourceCapacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {\n      clinics {\n        siteId\n        siteName\n        resources { kind name resources open used }\n      }\n      bottleneck { kind names fullAt fullDays days gain packageName }\n    }\n  }\n": typeof types.ResourceCapacityDocument,
    "\n  query NextFreeTimes($siteId: ID) {\n    nextFreeTimes(siteId: $siteId) {\n      lookAheadDays\n      packages { id name serviceType minutes }\n      clinics {\n        siteId\n        siteName\n        serviceTypes\n        free { minutes day days }\n      }\n    }\n  }\n": typeof types.NextFreeTimesDocument,
    "\n  query OverviewNumbers($dayCount: Int!, $timeZone: TimeZone!, $siteId: ID) {\n    overviewNumbers(dayCount: $dayCount, timeZone: $timeZone, siteId: $siteId) {\n      today\n      all { pending missed expected completed medianHours of90Hours }\n      clinics {\n        siteId\n        siteName\n        pending\n        missed\n        expected\n        completed\n        medianHours\n        of90Hours\n      }\n    }\n  }\n": typeof types.OverviewNumbersDocument,
    "\n  subscription OverviewChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId }\n  }\n": typeof types.OverviewChangedDocument,
    "\n  query MatchResults($files: [ResultFileInput!]!) {\n    matchResults(files: $files) {\n      candidates {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        companyName\n        appointmentTime\n        siteTimeZone\n        status\n        outcome\n        canComplete\n        isToCome\n        isStored\n      }\n    }\n  }\n": typeof types.MatchResultsDocument,
    "\n  mutation CompleteResults($candidateIds: [ID!]!, $through: String) {\n    changeStatuses(candidateIds: $candidateIds, status: \"Completed\", through: $through) { changed }\n  }\n": typeof types.CompleteResultsDocument,
    "\n  query SchedulerDoctors($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $waiting: Int!) {\n    schedulerDoctors(siteId: $siteId, fromDay: $fromDay, toDay: $toDay, lanes: $lanes) {\n      siteId\n      siteName\n      state\n      timeZone\n      mostOverPlan\n      hasVisits\n      doctors {\n        doctorId\n        name\n        kind\n        days {\n          rosterId\n          day\n          startsAt\n          endsAt\n          overPlan\n          slots { id startsAt available blockedBecause }\n        }\n      }\n      holidays { day name }\n      openHolidays { day name }\n      missingYears\n    }\n    schedulerPending(siteId: $siteId, limit: $waiting) {\n      bookings {\n        candidateId\n        reference\n        candidateName\n        companyName\n        packageName\n        minutes\n        preferredFromDate\n        preferredToDate\n        preferredTime\n      }\n      total\n    }\n  }\n": typeof types.SchedulerDoctorsDocument,
    "\n  query SchedulerBookings($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $page: Int!) {\n    schedulerBookings(siteId: $siteId, fromDay: $fromDay, toDay: $toDay, lanes: $lanes, page: $page) {\n      pages\n      blocks {\n        id\n        stop\n        kind\n        rosterId\n        startsAt\n        endsAt\n        expiresAt\n        candidateId\n        reference\n        candidateName\n        companyName\n        packageName\n        status\n        statusColor\n      }\n    }\n  }\n": typeof types.SchedulerBookingsDocument,
    "\n  query BoardClinics {\n    bookableClinics(limit: 1000) { id name state timeZone bookingFree }\n  }\n": typeof types.BoardClinicsDocument,
    "\n  subscription BoardChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId day }\n  }\n": typeof types.BoardChangedDocument,
    "\n  query ValidateMove($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!, $stop: String) {\n    validateMove(candidateId: $candidateId, rosterId: $rosterId, startsAt: $startsAt, stop: $stop) { legal reason }\n  }\n": typeof types.ValidateMoveDocument,
    "\n  mutation MoveAppointment(\n    $candidateId: ID!\n    $rosterId: Int!\n    $startsAt: DateTime!\n    $stop: String\n    $seen: SeenPlaceInput!\n    $reason: String\n  ) {\n    moveAppointment(\n      candidateId: $candidateId\n      rosterId: $rosterId\n      startsAt: $startsAt\n      stop: $stop\n      seen: $seen\n      reason: $reason\n    ) {\n      moveId\n      undoMs\n    }\n  }\n": typeof types.MoveAppointmentDocument,
    "\n  mutation ConfirmBooking($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!) {\n    confirmBooking(candidateId: $candidateId, rosterId: $rosterId, startsAt: $startsAt)\n  }\n": typeof types.ConfirmBookingDocument,
    "\n  mutation UndoMove($moveId: ID!) {\n    undoMove(moveId: $moveId) { moveId }\n  }\n": typeof types.UndoMoveDocument,
    "\n  mutation DisableSlots($siteId: ID!, $slotIds: [Int!]!, $reason: String!) {\n    disableSlots(siteId: $siteId, slotIds: $slotIds, reason: $reason)\n  }\n": typeof types.DisableSlotsDocument,
    "\n  mutation EnableSlots($siteId: ID!, $slotIds: [Int!]!) {\n    enableSlots(siteId: $siteId, slotIds: $slotIds)\n  }\n": typeof types.EnableSlotsDocument,
    "\n  query Doctors($search: String) {\n    doctors(search: $search, limit: 20) { ...Choices }\n  }\n": typeof types.DoctorsDocument,
    "\n  mutation AddDoctor($doctorId: ID!, $input: NewDoctorInput!) {\n    addDoctor(doctorId: $doctorId, input: $input) { id name }\n  }\n": typeof types.AddDoctorDocument,
    "\n  mutation AddRosters($input: NewRostersInput!) {\n    addRosters(input: $input) { rosters { day } }\n  }\n": typeof types.AddRostersDocument,
    "\n  mutation ChangeRoster($rosterId: Int!, $fromTime: String!, $toTime: String!) {\n    changeRoster(rosterId: $rosterId, fromTime: $fromTime, toTime: $toTime)\n  }\n": typeof types.ChangeRosterDocument,
    "\n  query StateHolidays($state: String!, $year: Int!) {\n    stateHolidays(state: $state, year: $year) {\n      holidays { day name source sites { siteId name } openAt { siteId name } }\n      states\n      missing { state year }\n    }\n  }\n": typeof types.StateHolidaysDocument,
    "\n  mutation AddHoliday($state: String!, $day: LocalDate!, $name: String!, $siteIds: [ID!]!) {\n    addHoliday(state: $state, day: $day, name: $name, siteIds: $siteIds)\n  }\n": typeof types.AddHolidayDocument,
    "\n  mutation RemoveHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {\n    removeHoliday(state: $state, day: $day, siteIds: $siteIds)\n  }\n": typeof types.RemoveHolidayDocument,
    "\n  mutation OpenOnHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {\n    openOnHoliday(state: $state, day: $day, siteIds: $siteIds)\n  }\n": typeof types.OpenOnHolidayDocument,
    "\n  query HolidayClinics($state: String!) {\n    bookableClinics(state: $state, limit: 1000) { id name address }\n  }\n": typeof types.HolidayClinicsDocument,
    "\n  query BookingCard($siteId: ID!, $day: LocalDate!, $candidateId: ID!) {\n    dayList(siteId: $siteId, day: $day, candidateId: $candidateId) {\n      entries {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        phone\n        companyName\n        packageName\n        note\n        comment\n        doctorName\n        startsAt\n        endsAt\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n      }\n    }\n  }\n": typeof types.BookingCardDocument,
    "\n  query FindPerson($search: String!) {\n    bookings(search: $search, sort: appointment_time, order: desc, pageSize: 20, count: false) {\n      bookings {\n        candidateId\n        candidateName\n        companyName\n        appointmentTime\n        siteName\n        siteTimeZone\n        status\n        statusColor\n      }\n    }\n  }\n": typeof types.FindPersonDocument,
    "\n  query BoardCapacity($siteId: ID!, $fromDay: LocalDate!, $dayCount: Int!) {\n    capacity(siteId: $siteId, fromDay: $fromDay, dayCount: $dayCount) {\n      clinics {\n        days { day slots free }\n      }\n    }\n  }\n": typeof types.BoardCapacityDocument,
    "\n  mutation BeginWalkIn($draftId: ID!, $writer: ID!, $body: DraftBody!) {\n    createDraft(serviceType: pem, body: $body, draftId: $draftId, writer: $writer) { draftId }\n  }\n": typeof types.BeginWalkInDocument,
    "\n  mutation EndWalkIn($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n": typeof types.EndWalkInDocument,
    "\n  query WalkInPackages($org: ID!, $search: String, $limit: Int) {\n    bookablePackages(org: $org, serviceType: pem, search: $search, limit: $limit) {\n      items { id name minutes }\n    }\n  }\n": typeof types.WalkInPackagesDocument,
    "\n  query WalkInCompanies($search: String) {\n    bookableOrgs(search: $search, serviceType: pem) { total items { id name } }\n  }\n": typeof types.WalkInCompaniesDocument,
    "\n  query WalkInAddresses($org: ID!) {\n    bookingAddresses(org: $org) { resultEmail invoiceEmail }\n  }\n": typeof types.WalkInAddressesDocument,
    "\n  query WalkInMaker($accountId: ID!) {\n    bookingAccount(accountId: $accountId) { contactPerson phone email }\n  }\n": typeof types.WalkInMakerDocument,
    "\n  mutation BookWalkIn($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {\n    createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) {\n      reference\n      candidates { candidateId }\n    }\n  }\n": typeof types.BookWalkInDocument,
    "\n  fragment SettingsOfProvider on ProviderSettings {\n    brandName\n    phone\n    openingHours\n    holdMinutes\n    paymentDays\n    adminSecondFactor\n    xeroAccount\n    xeroTax\n    myobAccount\n    myobTax\n    updatedAt\n    defaults {\n      brandName\n      phone\n      openingHours\n      holdMinutes\n      paymentDays\n      xeroAccount\n      xeroTax\n      myobAccount\n      myobTax\n    }\n  }\n": typeof types.SettingsOfProviderFragmentDoc,
    "\n  query ProviderSettings {\n    providerSettings { ...SettingsOfProvider }\n  }\n": typeof types.ProviderSettingsDocument,
    "\n  mutation ChangeProviderSettings($input: ProviderSettingsInput!) {\n    changeProviderSettings(input: $input) { ...SettingsOfProvider }\n  }\n": typeof types.ChangeProviderSettingsDocument,
    "\n  query ClinicSites($search: String, $active: Boolean, $page: Int) {\n    clinicSites(search: $search, active: $active, page: $page) {\n      sites { id number name suburb state timezone phone email serviceTypes isActive isExternal bookingFree sandbox }\n      page\n      pages\n      total\n    }\n  }\n": typeof types.ClinicSitesDocument,
    "\n  query ClinicSite($id: ID!) {\n    clinicSite(id: $id) {\n      id\n      number\n      name\n      address\n      suburb\n      postcode\n      state\n      timezone\n      phone\n      fax\n      email\n      serviceTypes\n      isActive\n      isExternal\n      bookingFree\n      travelMinutes\n      mostOverPlan\n      updatedAt\n    }\n  }\n": typeof types.ClinicSiteDocument,
    "\n  query ClinicSiteEffects($id: ID!) {\n    clinicSiteEffects(id: $id) { bookings firstBooking lastBooking pending holds rosters }\n  }\n": typeof types.ClinicSiteEffectsDocument,
    "\n  mutation AddClinicSite($input: NewClinicSiteInput!) {\n    addClinicSite(input: $input) { id }\n  }\n": typeof types.AddClinicSiteDocument,
    "\n  mutation ChangeClinicSite($id: ID!, $input: ClinicSiteInput!) {\n    changeClinicSite(id: $id, input: $input) { id }\n  }\n": typeof types.ChangeClinicSiteDocument,
    "\n  mutation SwitchClinicSite($id: ID!, $on: Boolean!) {\n    switchClinicSite(id: $id, on: $on) { id }\n  }\n": typeof types.SwitchClinicSiteDocument,
    "\n  query BookableLocations($serviceType: ServiceType!) {\n    bookableLocations(serviceType: $serviceType) {\n      state\n      clinics\n    }\n  }\n": typeof types.BookableLocationsDocument,
    "\n  query BookableClinics($state: String, $serviceType: ServiceType, $search: String, $limit: Int) {\n    bookableClinics(state: $state, serviceType: $serviceType, search: $search, limit: $limit) {\n      id\n      name\n      address\n      suburb\n      state\n      timeZone\n      bookingFree\n    }\n  }\n": typeof types.BookableClinicsDocument,
    "\n  query TimeSlots(\n    $packageId: ID!\n    $siteIds: [ID!]!\n    $from: DateTime!\n    $to: DateTime!\n    $timeZone: TimeZone!\n    $candidateId: ID\n    $optimize: Boolean\n    $org: ID\n  ) {\n    timeSlots(\n      packageId: $packageId\n      siteIds: $siteIds\n      from: $from\n      to: $to\n      timeZone: $timeZone\n      candidateId: $candidateId\n      optimize: $optimize\n      org: $org\n    ) {\n      siteId\n      siteName\n      address\n      timeZone\n      bookingFree\n      days {\n        day\n        times {\n          startsAt\n          calendarIds\n        }\n        whyNot {\n          code\n          message\n          nextDay\n        }\n      }\n    }\n  }\n": typeof types.TimeSlotsDocument,
    "\n  query Holidays($fromDate: LocalDate!, $toDate: LocalDate!, $timeZone: TimeZone!, $state: String!) {\n    holidays(fromDate: $fromDate, toDate: $toDate, timeZone: $timeZone, state: $state) {\n      day\n      siteIds\n      openSiteIds\n    }\n  }\n": typeof types.HolidaysDocument,
    "\n  mutation ReserveSlot($slot: SlotInput!, $draftId: ID!, $candidateIndex: Int!, $replaces: ID) {\n    reserveSlot(slot: $slot, draftId: $draftId, candidateIndex: $candidateIndex, replaces: $replaces) {\n      reserveId\n      startsAt\n      endsAt\n      expiresAt\n      calendarId\n    }\n  }\n": typeof types.ReserveSlotDocument,
    "\n  mutation HoldOverPlan($rosterId: Int!, $draftId: ID!, $packageId: ID!, $startsAt: DateTime!, $reason: String!) {\n    holdOverPlan(rosterId: $rosterId, draftId: $draftId, packageId: $packageId, startsAt: $startsAt, reason: $reason) {\n      reserveId\n      startsAt\n      endsAt\n      expiresAt\n      calendarId\n    }\n  }\n": typeof types.HoldOverPlanDocument,
    "\n  mutation ReleaseSlot($reserveId: ID!) {\n    releaseSlot(reserveId: $reserveId)\n  }\n": typeof types.ReleaseSlotDocument,
    "\n  mutation ExtendHolds($draftId: ID!) {\n    extendHolds(draftId: $draftId) {\n      candidateIndex\n      reserveId\n      expiresAt\n    }\n  }\n": typeof types.ExtendHoldsDocument,
    "\n  query DraftHolds($draftId: ID!) {\n    draft(draftId: $draftId) {\n      holds { candidateIndex reserveId siteId siteName timeZone packageId calendarId startsAt endsAt expiresAt }\n    }\n  }\n": typeof types.DraftHoldsDocument,
    "\n  subscription SlotsChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) {\n      siteId\n      day\n    }\n  }\n": typeof types.SlotsChangedDocument,
};
const documents: Documents = {
    "\n  query Accounts($org: ID!, $search: String, $status: EntityStatus, $roleId: ID, $page: Int) {\n    accounts(org: $org, search: $search, status: $status, roleId: $roleId, page: $page) {\n      accounts { id kind username contactPerson phone email active invited awaitsInvitation permissions roleId role secondFactor isLastAdmin updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": types.AccountsDocument,
    "\n  query AccountPermissions($org: ID!, $accountId: ID!) {\n    accountPermissions(org: $org, accountId: $accountId) { org companyName permissions }\n  }\n": types.AccountPermissionsDocument,
    "\n  mutation AddAccount($org: ID!, $kind: AccountKind!, $input: NewAccountInput!) {\n    addAccount(org: $org, kind: $kind, input: $input)\n  }\n": types.AddAccountDocument,
    "\n  mutation ChangeAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $input: AccountInput!) {\n    changeAccount(org: $org, kind: $kind, accountId: $accountId, input: $input) { id }\n  }\n": types.ChangeAccountDocument,
    "\n  mutation DeleteAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $mayBeLast: Boolean!) {\n    deleteAccount(org: $org, kind: $kind, accountId: $accountId, mayBeLast: $mayBeLast)\n  }\n": types.DeleteAccountDocument,
    "\n  mutation InviteAccount($org: ID!, $accountId: ID!) {\n    inviteAccount(org: $org, accountId: $accountId)\n  }\n": types.InviteAccountDocument,
    "\n  mutation ResetSecondFactor($org: ID!, $accountId: ID!) {\n    resetSecondFactor(org: $org, accountId: $accountId)\n  }\n": types.ResetSecondFactorDocument,
    "\n  query Roles { roles { id kind name permissions accounts updatedAt } }\n": types.RolesDocument,
    "\n  query RoleAccounts($id: ID!) { roleAccounts(id: $id) { accounts { id name orgName } total } }\n": types.RoleAccountsDocument,
    "\n  mutation AddRole($input: NewRoleInput!) { addRole(input: $input) { id } }\n": types.AddRoleDocument,
    "\n  mutation ChangeRole($id: ID!, $input: RoleInput!) { changeRole(id: $id, input: $input) { id } }\n": types.ChangeRoleDocument,
    "\n  mutation DeleteRole($id: ID!) { deleteRole(id: $id) }\n": types.DeleteRoleDocument,
    "\n  mutation AssignRole($org: ID!, $roleId: ID!, $accounts: [SeenAccountInput!]!) {\n    assignRole(org: $org, roleId: $roleId, accounts: $accounts)\n  }\n": types.AssignRoleDocument,
    "\n  mutation SetAttendance($candidateIds: [ID!]!, $status: String!) {\n    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }\n  }\n": types.SetAttendanceDocument,
    "\n  mutation MoveVisitOn($candidateId: ID!, $step: VisitStep!, $stop: String!) {\n    moveVisitOn(candidateId: $candidateId, step: $step, stop: $stop)\n  }\n": types.MoveVisitOnDocument,
    "\n  mutation SetPaperworkHandedIn($candidateId: ID!, $paperworkId: ID!, $isHandedIn: Boolean!) {\n    setPaperworkHandedIn(candidateId: $candidateId, paperworkId: $paperworkId, isHandedIn: $isHandedIn)\n  }\n": types.SetPaperworkHandedInDocument,
    "\n  query CalendarFeeds {\n    calendarFeeds { id viewId madeAt readAt }\n    listViews { id name }\n  }\n": types.CalendarFeedsDocument,
    "\n  mutation MakeCalendarFeed($viewId: ID) {\n    makeCalendarFeed(viewId: $viewId) { id address }\n  }\n": types.MakeCalendarFeedDocument,
    "\n  mutation RevokeCalendarFeed($id: ID!) {\n    revokeCalendarFeed(id: $id)\n  }\n": types.RevokeCalendarFeedDocument,
    "\n  query EmptyDay($siteId: ID!, $state: String!, $year: Int!, $day: LocalDate!, $dayCount: Int!) {\n    stateHolidays(state: $state, year: $year) {\n      holidays { day name sites { siteId } openAt { siteId } }\n    }\n    capacity(siteId: $siteId, fromDay: $day, dayCount: $dayCount) {\n      clinics {\n        days { day }\n      }\n    }\n  }\n": types.EmptyDayDocument,
    "\n  mutation BeginBooking($serviceType: ServiceType!, $sid: ID, $body: DraftBody!, $draftId: ID!, $writer: ID!) {\n    createDraft(serviceType: $serviceType, sid: $sid, body: $body, draftId: $draftId, writer: $writer) {\n      draftId\n    }\n  }\n": types.BeginBookingDocument,
    "\n  query BookAgain($candidateId: ID!, $mine: Boolean!) {\n    bookingDetail(candidateId: $candidateId, mine: $mine) {\n      serviceType\n      orgId\n      companyName\n      subsidiaryId\n      subsidiaryName\n      resultEmails\n      invoiceEmail\n      contactName\n      contactPhone\n      contactEmail\n      poNumber\n      projectIdentification\n      paperworks { id name link }\n      candidateName\n      candidateDob\n      candidateGender\n      candidatePhone\n      candidateEmail\n      positionId\n      candidatePosition\n      packageId\n      packageName\n      packageMinutes\n      site { id state }\n      preferredSiteId\n      preferredState\n    }\n  }\n": types.BookAgainDocument,
    "\n  query FirstSteps {\n    firstSteps { done doctorId companyId }\n  }\n": types.FirstStepsDocument,
    "\n  mutation SetOutcome($candidateId: ID!, $outcome: String, $restrictions: String!) {\n    setOutcome(candidateId: $candidateId, outcome: $outcome, restrictions: $restrictions)\n  }\n": types.SetOutcomeDocument,
    "\n  query PaperworkList($org: ID!, $search: String, $page: Int, $ids: [ID!]) {\n    paperworkList(org: $org, search: $search, page: $page, ids: $ids) {\n      items { id name temporary link fileName size updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": types.PaperworkListDocument,
    "\n  mutation PaperworkFile($id: ID!) {\n    paperworkFile(id: $id) { signedUrl }\n  }\n": types.PaperworkFileDocument,
    "\n  mutation CandidateFile($id: ID!) {\n    candidateFile(id: $id) { signedUrl }\n  }\n": types.CandidateFileDocument,
    "\n  mutation RenamePaperwork($org: ID!, $id: ID!, $name: String!, $updatedAt: String!) {\n    renamePaperwork(org: $org, id: $id, name: $name, updatedAt: $updatedAt) { id name updatedAt }\n  }\n": types.RenamePaperworkDocument,
    "\n  mutation DeletePaperwork($org: ID!, $id: ID!) {\n    deletePaperwork(org: $org, id: $id)\n  }\n": types.DeletePaperworkDocument,
    "\n  query Messages($candidateId: ID!) {\n    messages(candidateId: $candidateId) { waitsFor messages { messageId side body author byMail at } }\n  }\n": types.MessagesDocument,
    "\n  query OpenQuestions {\n    openQuestions {\n      side total totalCapped\n      questions { candidateId candidateName reference companyName siteName message author at }\n    }\n  }\n": types.OpenQuestionsDocument,
    "\n  mutation WriteMessage($messageId: ID!, $candidateId: ID!, $input: MessageInput!) {\n    writeMessage(messageId: $messageId, candidateId: $candidateId, input: $input) { waitsFor }\n  }\n": types.WriteMessageDocument,
    "\n  subscription QuestionsChanged { bookingsChanged }\n": types.QuestionsChangedDocument,
    "\n  query CompanyNames($search: String) {\n    bookableOrgs(search: $search) { total items { id name } }\n  }\n": types.CompanyNamesDocument,
    "\n  subscription RecordsChanged {\n    recordsChanged\n  }\n": types.RecordsChangedDocument,
    "\n  query Portal {\n    portal {\n      providerName\n      timeZone\n      holdMinutes\n      schedulerUrl\n      policyUrl\n      inspection\n      inspectorUrl\n      demo\n      demoLogins { username password purpose }\n    }\n  }\n": types.PortalDocument,
    "\n  query Me {\n    me {\n      email\n      contactPerson\n      username\n      listColumns\n      accountType\n      company { id name otp fitTest sandbox provider }\n      permissions\n      mayInspect\n      lacksSecondFactor\n    }\n  }\n": types.MeDocument,
    "\n  query Services {\n    services { id name serviceType }\n  }\n": types.ServicesDocument,
    "\n  mutation LogIn($username: String!, $password: String!, $code: String) {\n    logIn(username: $username, password: $password, code: $code) { accessToken refreshToken org accountId }\n  }\n": types.LogInDocument,
    "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) { accessToken refreshToken org accountId }\n  }\n": types.RefreshSessionDocument,
    "\n  mutation LogOut {\n    logOut\n  }\n": types.LogOutDocument,
    "\n  query AuditEntries($filter: AuditFilter!, $after: String, $timeZone: TimeZone) {\n    auditEntries(filter: $filter, after: $after, timeZone: $timeZone) {\n      entries {\n        id\n        at\n        action\n        accountId\n        accountName\n        companyName\n        reference\n        people { candidateId name }\n        peopleCount\n        address\n        count\n        before\n        after\n      }\n      people { candidateId name reference }\n      hasMorePeople\n      nextCursor\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query AuditCheck {\n    auditCheck { finishedAt chains breakCount breaks { bookingId reference fault } }\n  }\n": types.AuditCheckDocument,
    "\n  query SeenPeople($accountId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!, $after: String, $timeZone: TimeZone) {\n    seenPeople(accountId: $accountId, fromDate: $fromDate, toDate: $toDate, after: $after, timeZone: $timeZone) {\n      people { candidateId name reference companyName firstAt lastAt times actions }\n      accountName\n      wholeExports\n      nextCursor\n    }\n  }\n": types.SeenPeopleDocument,
    "\n  query BulkChangePlan($action: BulkAction!, $candidateIds: [ID!]!, $move: BulkMoveDaysInput, $choices: [BulkChoiceInput!]!) {\n    bulkChangePlan(action: $action, candidateIds: $candidateIds, move: $move, choices: $choices) {\n      candidateId\n      reference\n      candidateName\n      companyName\n      status\n      siteName\n      timeZone\n      startsAt\n      updatedAt\n      reason\n      note\n      to { ...BulkPlaceParts }\n      options { ...BulkPlaceParts }\n    }\n  }\n  fragment BulkPlaceParts on FreePlace {\n    rosterId\n    doctorName\n    siteId\n    siteName\n    timeZone\n    startsAt\n  }\n": types.BulkChangePlanDocument,
    "\n  mutation RunBulkChange(\n    $id: ID!\n    $action: BulkAction!\n    $notes: String!\n    $poNumber: String!\n    $people: [BulkPersonInput!]!\n  ) {\n    runBulkChange(id: $id, action: $action, notes: $notes, poNumber: $poNumber, people: $people) {\n      ...BulkChangeParts\n    }\n  }\n  fragment BulkChangeParts on BulkChange {\n    id\n    undoUntil\n    undone\n    rows { candidateId candidateName outcome reason }\n  }\n": types.RunBulkChangeDocument,
    "\n  mutation UndoBulkChange($id: ID!) {\n    undoBulkChange(id: $id) {\n      ...BulkChangeParts\n    }\n  }\n": types.UndoBulkChangeDocument,
    "\n  query UndoableBulkChange($id: ID!) {\n    undoableBulkChange(id: $id) {\n      ...BulkChangeParts\n    }\n  }\n": types.UndoableBulkChangeDocument,
    "\n  query BulkClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n": types.BulkClinicsDocument,
    "\n  query ResultFiles($candidateIds: [ID!]!) {\n    resultFiles(candidateIds: $candidateIds) {\n      candidateId\n      candidateName\n      files { fileId fileType fileName }\n    }\n  }\n": types.ResultFilesDocument,
    "\n  mutation UpdateCandidate($bookingId: ID!, $candidateId: ID!, $updatedAt: DateTime!, $change: CandidateChangeInput!, $sendConfirmation: Boolean) {\n    updateCandidate(bookingId: $bookingId, candidateId: $candidateId, updatedAt: $updatedAt, change: $change, sendConfirmation: $sendConfirmation)\n  }\n": types.UpdateCandidateDocument,
    "\n  query DetailPositions($org: ID!, $search: String) {\n    positions(org: $org, search: $search) { ...Choices }\n  }\n": types.DetailPositionsDocument,
    "\n  mutation CancelBooking($bookingId: ID!, $candidateIds: [ID!]!, $notes: String) {\n    cancelBooking(bookingId: $bookingId, candidateIds: $candidateIds, notes: $notes)\n  }\n": types.CancelBookingDocument,
    "\n  query ConfirmationWarnings($candidateId: ID!) {\n    confirmationWarnings(candidateId: $candidateId) {\n      canSend\n      recipients\n      warnings { code message }\n    }\n  }\n": types.ConfirmationWarningsDocument,
    "\n  mutation SendNotification($bookingId: ID!, $candidateId: ID!) {\n    sendNotification(bookingId: $bookingId, candidateId: $candidateId) { id }\n  }\n": types.SendNotificationDocument,
    "\n  mutation SendCandidateLink($candidateId: ID!) {\n    sendCandidateLink(candidateId: $candidateId)\n  }\n": types.SendCandidateLinkDocument,
    "\n  mutation RevokeCandidateLinks($candidateId: ID!) {\n    revokeCandidateLinks(candidateId: $candidateId)\n  }\n": types.RevokeCandidateLinksDocument,
    "\n  mutation BeginReschedule($candidateId: ID!) {\n    beginReschedule(candidateId: $candidateId) {\n      draftId\n      holds { reserveId siteId siteName timeZone packageId calendarId startsAt endsAt expiresAt }\n    }\n  }\n": types.BeginRescheduleDocument,
    "\n  mutation EndReschedule($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n": types.EndRescheduleDocument,
    "\n  mutation UpdateTimeslots($bookingId: ID!, $change: TimeChangeInput!) {\n    updateTimeslots(bookingId: $bookingId, input: $change) { status appointmentTime }\n  }\n": types.UpdateTimeslotsDocument,
    "\n  mutation WithdrawConsultFile($fileId: ID!, $reason: String!, $tellReaders: Boolean!) {\n    withdrawConsultFile(fileId: $fileId, reason: $reason, tellReaders: $tellReaders)\n  }\n": types.WithdrawConsultFileDocument,
    "\n  mutation AcknowledgeResults($candidateId: ID!) {\n    acknowledgeResults(candidateId: $candidateId)\n  }\n": types.AcknowledgeResultsDocument,
    "\n  query BookingDetail($candidateId: ID!, $mine: Boolean!) {\n    bookingDetail(candidateId: $candidateId, mine: $mine) {\n      bookingId\n      candidateId\n      updatedAt\n      positionId\n      orgId\n      serviceType\n      reference\n      candidateNumber\n      candidateCount\n      status\n      statusColor\n      statusBefore\n      statusChangedAt\n      outcome\n      outcomeRestrictions\n      candidateName\n      candidateDob\n      candidateGender\n      candidatePhone\n      candidateEmail\n      candidatePosition\n      companyName\n      subsidiaryId\n      subsidiaryName\n      resultEmails\n      invoiceEmail\n      contactName\n      contactPhone\n      contactEmail\n      note\n      site { id name address suburb state phone timeZone }\n      appointmentTime\n      appointmentEnd\n      attendanceConfirmedAt\n      changeAskedAt\n      preferredSiteId\n      preferredSiteName\n      preferredState\n      preferredFromDate\n      preferredToDate\n      preferredTime\n      poNumber\n      project\n      projectIdentification\n      paperworks { id name link }\n      packageId\n      packageName\n      packageMinutes\n      assessmentsHtml\n      assessments { category name checked }\n      comment\n      createdBy\n      candidates { candidateId name status statusColor appointmentTime siteTimeZone }\n      visitStops { name fromTime toTime state resources }\n      canBeEarlier\n      earlierTime { beforeDay offeredTime expiresAt }\n      candidateFiles { id paperworkId paperWork fileName size sentAt sentBy }\n      liveLinkAt\n      nextNotice { kind leavesAt }\n      reminders { kind phase sentAt triedAgainAt lastError }\n      deliveries { id kind recipient state createdAt sentAt leavesAt lastError }\n      consultFiles {\n        fileId\n        fileType\n        fileName\n        size\n        createdAt\n        createdBy\n        replacesId\n        withdrawn { at by reason }\n        read { at by }\n        acknowledged { at by }\n        readers { name organisation at }\n      }\n      history { id at action by organisation about before after }\n    }\n  }\n": types.BookingDetailDocument,
    "\n  mutation ChangeBookingComment($bookingId: ID!, $candidateId: ID!, $comment: String!) {\n    changeBookingComment(bookingId: $bookingId, candidateId: $candidateId, comment: $comment)\n  }\n": types.ChangeBookingCommentDocument,
    "\n  mutation ChangeEarlierTime($candidateId: ID!, $what: EarlierTimeChange!, $beforeDay: LocalDate, $time: DateTime) {\n    changeEarlierTime(candidateId: $candidateId, what: $what, beforeDay: $beforeDay, time: $time) {\n      beforeDay\n      offeredTime\n      expiresAt\n    }\n  }\n": types.ChangeEarlierTimeDocument,
    "\n  query FilterCompanies($search: String) {\n    bookableOrgs(search: $search) { total items { id name } }\n  }\n": types.FilterCompaniesDocument,
    "\n  query FilterSubsidiaries($org: ID!, $search: String) {\n    bookableSubsidiaries(org: $org, search: $search) { ...Choices }\n  }\n": types.FilterSubsidiariesDocument,
    "\n  query FilterPackages($search: String, $org: ID) {\n    packages(search: $search, org: $org, pageSize: 10) { packages { id name } }\n  }\n": types.FilterPackagesDocument,
    "\n  query FilterDoctors($search: String) {\n    doctors(search: $search, limit: 10) { ...Choices }\n  }\n": types.FilterDoctorsDocument,
    "\n  query FilterSites($search: String) {\n    bookableClinics(search: $search) { id name }\n  }\n": types.FilterSitesDocument,
    "\n  query Bookings(\n    $mine: Boolean!\n    $search: String\n    $sort: BookingSort!\n    $order: SortOrder!\n    $after: String\n    $count: Boolean!\n    $timeZone: TimeZone!\n    $filter: BookingFilter\n  ) {\n    bookings(\n      mine: $mine\n      search: $search\n      sort: $sort\n      order: $order\n      after: $after\n      count: $count\n      timeZone: $timeZone\n      filter: $filter\n    ) {\n      bookings {\n        candidateId\n        reference\n        candidateName\n        candidateDob\n        candidateEmail\n        candidatePhone\n        companyName\n        subsidiaryName\n        contactName\n        contactPhone\n        appointmentTime\n        siteName\n        siteTimeZone\n        preferredSiteName\n        preferredFromDate\n        preferredToDate\n        packageName\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n        outcome\n        candidatePosition\n        poNumber\n        candidateAnswer\n        createdAt\n      }\n      total\n      totalCapped\n      pages\n      confirmed\n      pending\n      filterNames { id name orgId }\n      nextCursor\n    }\n  }\n": types.BookingsDocument,
    "\n  mutation ChangeStatuses($candidateIds: [ID!]!, $status: String!) {\n    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }\n  }\n": types.ChangeStatusesDocument,
    "\n  fragment SavedListView on ListView {\n    id\n    name\n    filter {\n      search\n      candidateName\n      company\n      site\n      phone\n      subsidiary\n      fromDate\n      toDate\n      createdFrom\n      createdTo\n      email\n      contactPerson\n      package\n      doctor\n      position\n      poNumber\n      project\n      statuses\n      results\n      outcomes\n      answers\n      questions\n      sort\n      order\n      columns\n    }\n  }\n": types.SavedListViewFragmentDoc,
    "\n  query ListViews {\n    listViews { ...SavedListView }\n  }\n": types.ListViewsDocument,
    "\n  query ListView($id: ID!) {\n    listView(id: $id) { ...SavedListView }\n  }\n": types.ListViewDocument,
    "\n  mutation KeepListView($name: String, $filter: SavedFilterInput!) {\n    keepListView(name: $name, filter: $filter) { id }\n  }\n": types.KeepListViewDocument,
    "\n  mutation RenameListView($id: ID!, $name: String!) {\n    renameListView(id: $id, name: $name) { id }\n  }\n": types.RenameListViewDocument,
    "\n  mutation DeleteListView($id: ID!) {\n    deleteListView(id: $id)\n  }\n": types.DeleteListViewDocument,
    "\n  query ViewCounts($mine: Boolean!, $timeZone: TimeZone!) {\n    viewCounts(mine: $mine, timeZone: $timeZone) { view total totalCapped }\n  }\n": types.ViewCountsDocument,
    "\n  mutation SaveListColumns($columns: [ListColumn!]!) {\n    saveListColumns(columns: $columns)\n  }\n": types.SaveListColumnsDocument,
    "\n  fragment CatalogueAssessmentFields on CatalogueAssessment {\n    id\n    category\n    name\n    minutes\n    priceCents\n    preparation\n    needs { resources { kind skill } cleanUpMinutes comesFirst runsBeside }\n    comesAfter { id name }\n    isActive\n    packages\n    updatedAt\n  }\n": types.CatalogueAssessmentFieldsFragmentDoc,
    "\n  query Catalogue($search: String, $active: Boolean, $page: Int) {\n    catalogue(search: $search, active: $active, page: $page) {\n      assessments { ...CatalogueAssessmentFields }\n      page\n      pages\n      total\n    }\n  }\n": types.CatalogueDocument,
    "\n  query EarlierAssessments($search: String) {\n    catalogue(search: $search, active: true) {\n      assessments { id name }\n    }\n  }\n": types.EarlierAssessmentsDocument,
    "\n  query AssessmentEffects($id: ID!) {\n    assessmentEffects(id: $id) {\n      packages { packageId name companyName minutes }\n      total\n      coming\n      clinics { name resources { kind skills } }\n      holds\n    }\n  }\n": types.AssessmentEffectsDocument,
    "\n  mutation AddAssessment($input: AssessmentInput!) {\n    addAssessment(input: $input) { id }\n  }\n": types.AddAssessmentDocument,
    "\n  mutation StartCatalogue {\n    startCatalogue\n  }\n": types.StartCatalogueDocument,
    "\n  mutation ChangeAssessment($id: ID!, $input: AssessmentChangeInput!) {\n    changeAssessment(id: $id, input: $input) { id }\n  }\n": types.ChangeAssessmentDocument,
    "\n  mutation SwitchAssessment($id: ID!, $isActive: Boolean!, $updatedAt: DateTime!) {\n    switchAssessment(id: $id, isActive: $isActive, updatedAt: $updatedAt) { id }\n  }\n": types.SwitchAssessmentDocument,
    "\n  mutation DeleteAssessment($id: ID!) {\n    deleteAssessment(id: $id)\n  }\n": types.DeleteAssessmentDocument,
    "\n  mutation MoveAssessment($id: ID!, $before: ID) {\n    moveAssessment(id: $id, before: $before)\n  }\n": types.MoveAssessmentDocument,
    "\n  query CatalogueServices {\n    catalogueServices { id name serviceType updatedAt }\n  }\n": types.CatalogueServicesDocument,
    "\n  mutation RenameService($id: ID!, $name: String!, $updatedAt: DateTime!) {\n    renameService(id: $id, name: $name, updatedAt: $updatedAt) { id }\n  }\n": types.RenameServiceDocument,
    "\n  query CompanyPositions($org: ID!, $search: String, $page: Int) {\n    companyPositions(org: $org, search: $search, page: $page) { positions { id name updatedAt } page pages total }\n  }\n": types.CompanyPositionsDocument,
    "\n  mutation AddPosition($org: ID!, $name: String!) {\n    addPosition(org: $org, name: $name) { id }\n  }\n": types.AddPositionDocument,
    "\n  mutation RenamePosition($id: ID!, $name: String!, $updatedAt: DateTime!) {\n    renamePosition(id: $id, name: $name, updatedAt: $updatedAt) { id }\n  }\n": types.RenamePositionDocument,
    "\n  mutation DeletePosition($id: ID!) {\n    deletePosition(id: $id)\n  }\n": types.DeletePositionDocument,
    "\n  query CompanyProjects($org: ID!, $search: String, $active: Boolean, $page: Int) {\n    companyProjects(org: $org, search: $search, active: $active, page: $page) {\n      projects { id name disable updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": types.CompanyProjectsDocument,
    "\n  mutation AddProject($org: ID!, $name: String!) {\n    addProject(org: $org, name: $name) { id }\n  }\n": types.AddProjectDocument,
    "\n  mutation ChangeProject($id: ID!, $input: CompanyProjectInput!) {\n    changeProject(id: $id, input: $input) { id }\n  }\n": types.ChangeProjectDocument,
    "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n": types.DeleteProjectDocument,
    "\n  query Packages($org: ID, $search: String, $active: Boolean, $page: Int) {\n    packages(org: $org, search: $search, active: $active, page: $page) {\n      packages {\n        id\n        name\n        serviceType\n        orgId\n        isActive\n        duration\n        validityMonths\n        inUse\n        updatedAt\n        assessments { category name }\n      }\n      page\n      pages\n      total\n    }\n  }\n": types.PackagesDocument,
    "\n  query Package($id: ID!) {\n    package(id: $id) {\n      id\n      name\n      serviceType\n      orgId\n      isActive\n      validityMonths\n      inUse\n      updatedAt\n      assessments { category name minutes checked }\n    }\n  }\n": types.PackageDocument,
    "\n  query PackageUses($id: ID!) {\n    packageUses(id: $id) { coming holds }\n  }\n": types.PackageUsesDocument,
    "\n  query PackageCompany($orgId: ID!) {\n    company(orgId: $orgId) { companyName }\n  }\n": types.PackageCompanyDocument,
    "\n  query Assessments {\n    assessments { category name minutes checked }\n  }\n": types.AssessmentsDocument,
    "\n  mutation AddPackage($org: ID, $input: NewPackageInput!) {\n    addPackage(org: $org, input: $input) { id }\n  }\n": types.AddPackageDocument,
    "\n  mutation ChangePackage($id: ID!, $input: PackageInput!) {\n    changePackage(id: $id, input: $input) { id }\n  }\n": types.ChangePackageDocument,
    "\n  mutation DeletePackage($id: ID!) {\n    deletePackage(id: $id)\n  }\n": types.DeletePackageDocument,
    "\n  fragment PriceFields on Price {\n    priceId\n    packageId\n    packageName\n    companyId\n    companyName\n    fromDay\n    cents\n    setBy\n  }\n": types.PriceFieldsFragmentDoc,
    "\n  query Prices($packageId: ID, $companyId: ID) {\n    prices(packageId: $packageId, companyId: $companyId) { ...PriceFields }\n  }\n": types.PricesDocument,
    "\n  query PackagePrices($packageId: ID!) {\n    prices(packageId: $packageId) { ...PriceFields }\n    packageUses(id: $packageId) { assessmentsCents }\n  }\n": types.PackagePricesDocument,
    "\n  mutation SetPrice($input: PriceInput!) {\n    setPrice(input: $input) { priceId }\n  }\n": types.SetPriceDocument,
    "\n  mutation RemovePrice($priceId: ID!) {\n    removePrice(priceId: $priceId)\n  }\n": types.RemovePriceDocument,
    "\n  query ClosingClinics {\n    bookableClinics(limit: 1000) { id name address timeZone state bookingFree }\n  }\n": types.ClosingClinicsDocument,
    "\n  query ClosingPlan(\n    $scope: ClosingScope!\n    $otherSiteIds: [ID!]!\n    $prefer: ClosingPreference!\n    $choices: [ClosingChoiceInput!]!\n  ) {\n    closingPlan(scope: $scope, otherSiteIds: $otherSiteIds, prefer: $prefer, choices: $choices) {\n      days\n      doctors { doctorId doctorName days closes }\n      people {\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        companyName\n        packageName\n        status\n        rosterId\n        doctorName\n        siteName\n        timeZone\n        startsAt\n        action\n        isHere\n        to { rosterId doctorName siteId siteName timeZone startsAt }\n        reason\n        options { rosterId doctorName siteId siteName timeZone startsAt }\n      }\n      holds { siteName timeZone startsAt expiresAt }\n      waiting\n    }\n  }\n": types.ClosingPlanDocument,
    "\n  mutation StartClosing($id: ID!, $scope: ClosingScope!, $reason: String!, $publicReason: String, $people: [ClosingAgreementInput!]!) {\n    startClosing(id: $id, scope: $scope, reason: $reason, publicReason: $publicReason, people: $people) { undoUntil }\n  }\n": types.StartClosingDocument,
    "\n  fragment ClosingParts on ClosingSummary {\n    closingId\n    sites\n    doctors\n    fromDay\n    toDay\n    reason\n    status\n    createdBy\n    createdAt\n    people\n    done\n    moved\n    toPhone\n  }\n": types.ClosingPartsFragmentDoc,
    "\n  query Closings {\n    closings { ...ClosingParts }\n  }\n": types.ClosingsDocument,
    "\n  fragment WholeClosing on Closing {\n    closingId\n    sites\n    doctors\n    fromDay\n    toDay\n    reason\n    status\n    createdBy\n    createdAt\n    people\n    done\n    moved\n    toPhone\n    undoUntil\n    list {\n      candidateId\n      reference\n      candidateName\n      candidatePhone\n      companyName\n      packageName\n      fromSite\n      fromTimeZone\n      fromTime\n      toSite\n      toDoctor\n      toTimeZone\n      toTime\n      outcome\n      why\n      toPhone\n      staysBecause\n    }\n  }\n": types.WholeClosingFragmentDoc,
    "\n  query Closing($id: ID!) {\n    closing(id: $id) { ...WholeClosing }\n  }\n": types.ClosingDocument,
    "\n  mutation ReopenClosing($id: ID!, $how: ReopenHow!) {\n    reopenClosing(id: $id, how: $how) { ...WholeClosing }\n  }\n": types.ReopenClosingDocument,
    "\n  query ApiKeys {\n    apiKeys { id name prefix scopes madeBy isOwn isWorking expiresAt lastUsedAt previousUntil }\n  }\n": types.ApiKeysDocument,
    "\n  mutation MakeApiKey($keyId: ID!, $input: NewApiKeyInput!) { makeApiKey(keyId: $keyId, input: $input) { id secret } }\n": types.MakeApiKeyDocument,
    "\n  mutation RotateApiKey($id: ID!, $prefix: String) { rotateApiKey(id: $id, prefix: $prefix) { id secret } }\n": types.RotateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!) { revokeApiKey(id: $id) }\n": types.RevokeApiKeyDocument,
    "\n  query Companies($search: String, $status: EntityStatus, $sort: CompanySort, $descending: Boolean, $page: Int) {\n    companies(search: $search, status: $status, sort: $sort, descending: $descending, page: $page) {\n      companies { id companyName enable active fitTest otp sandbox accounts lastBookedAt unreadResults acknowledgedResults updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": types.CompaniesDocument,
    "\n  query Company($orgId: ID!) {\n    company(orgId: $orgId) { id companyName enable active fitTest otp sandbox updatedAt }\n  }\n": types.CompanyDocument,
    "\n  query MyCompany {\n    myCompany { id companyName enable active fitTest otp sandbox updatedAt }\n  }\n": types.MyCompanyDocument,
    "\n  query CompanyEffects($orgId: ID!) {\n    companyEffects(orgId: $orgId) { accounts accountsSignedIn openBookings drafts subsidiaries }\n  }\n": types.CompanyEffectsDocument,
    "\n  fragment DetailsOfCompany on CompanyDetails {\n    abn\n    billingAddress\n    resultEmail\n    invoiceEmail\n    contactName\n    contactPhone\n    poRequired\n    favouriteClinics\n    ownPackagesOnly\n    invoicePer\n    paymentDays\n    notes\n    updatedAt\n  }\n": types.DetailsOfCompanyFragmentDoc,
    "\n  query CompanyDetails($orgId: ID!) {\n    companyDetails(orgId: $orgId) { ...DetailsOfCompany }\n  }\n": types.CompanyDetailsDocument,
    "\n  mutation ChangeCompanyDetails($orgId: ID!, $input: CompanyDetailsInput!) {\n    changeCompanyDetails(orgId: $orgId, input: $input) { ...DetailsOfCompany }\n  }\n": types.ChangeCompanyDetailsDocument,
    "\n  query BookingDefaults($orgId: ID!) {\n    bookingDefaults(orgId: $orgId) { resultEmail invoiceEmail poRequired favouriteClinics updatedAt }\n  }\n": types.BookingDefaultsDocument,
    "\n  mutation ChangeBookingDefaults($orgId: ID!, $input: BookingDefaultsInput!) {\n    changeBookingDefaults(orgId: $orgId, input: $input) { resultEmail invoiceEmail poRequired favouriteClinics updatedAt }\n  }\n": types.ChangeBookingDefaultsDocument,
    "\n  query FavouriteChoices {\n    bookableClinics(limit: 1000) { id name address }\n  }\n": types.FavouriteChoicesDocument,
    "\n  query Statement($orgId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!) {\n    statement(orgId: $orgId, fromDate: $fromDate, toDate: $toDate) {\n      company { id name abn billingAddress poRequired }\n      rows {\n        candidateId\n        invoiceNumber\n        day\n        reference\n        candidateName\n        packageName\n        poNumber\n        project\n        status\n        priceCents\n        gstCents\n      }\n      totals { priceCents gstCents withoutPrice withoutPo }\n    }\n  }\n": types.StatementDocument,
    "\n  mutation AddCompany($input: NewCompanyInput!) {\n    addCompany(input: $input)\n  }\n": types.AddCompanyDocument,
    "\n  mutation ChangeCompany($orgId: ID!, $input: CompanyInput!) {\n    changeCompany(orgId: $orgId, input: $input) { companyName fitTest otp sandbox updatedAt }\n  }\n": types.ChangeCompanyDocument,
    "\n  mutation SwitchCompany($orgId: ID!, $on: Boolean!) {\n    switchCompany(orgId: $orgId, on: $on) { id active }\n  }\n": types.SwitchCompanyDocument,
    "\n  query Subsidiaries($org: ID!, $search: String, $status: EntityStatus, $page: Int) {\n    subsidiaries(org: $org, search: $search, status: $status, page: $page) {\n      subsidiaries { id siteName alias enable active fitTest updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": types.SubsidiariesDocument,
    "\n  query SubsidiaryEffects($org: ID!, $siteId: ID!) {\n    subsidiaryEffects(org: $org, siteId: $siteId) { openBookings }\n  }\n": types.SubsidiaryEffectsDocument,
    "\n  mutation AddSubsidiary($org: ID!, $input: NewSubsidiaryInput!) {\n    addSubsidiary(org: $org, input: $input) { id }\n  }\n": types.AddSubsidiaryDocument,
    "\n  mutation ChangeSubsidiary($org: ID!, $siteId: ID!, $input: SubsidiaryInput!) {\n    changeSubsidiary(org: $org, siteId: $siteId, input: $input) { siteName alias fitTest updatedAt }\n  }\n": types.ChangeSubsidiaryDocument,
    "\n  mutation SwitchSubsidiary($org: ID!, $siteId: ID!, $on: Boolean!) {\n    switchSubsidiary(org: $org, siteId: $siteId, on: $on) { id active }\n  }\n": types.SwitchSubsidiaryDocument,
    "\n  query ReminderSettings($orgId: ID!) {\n    reminderSettings(orgId: $orgId) { mail sms ownMoveDays candidatesFillIn updatedAt }\n  }\n": types.ReminderSettingsDocument,
    "\n  mutation ChooseReminders($orgId: ID!, $input: ReminderSettingsInput!) {\n    chooseReminders(orgId: $orgId, input: $input) { mail sms ownMoveDays candidatesFillIn updatedAt }\n  }\n": types.ChooseRemindersDocument,
    "\n  query MonthEnd($month: String!, $search: String, $attention: Boolean, $page: Int) {\n    monthEnd(month: $month, search: $search, attention: $attention, page: $page) {\n      totals { companies rows priceCents gstCents withoutPrice withoutPo }\n      companies { id name rows invoices priceCents gstCents withoutPrice withoutPo }\n      page\n      pages\n      total\n    }\n  }\n": types.MonthEndDocument,
    "\n  query SignInSettings {\n    signInSettings {\n      redirectUri\n      logoutUri\n      loggedOutUri\n      adminSecondFactor\n      provider {\n        issuer clientId allowsNewAccounts roleId breakGlassAccountId testedAt enabledAt updatedAt\n      }\n      domains { id domain txtRecord verifiedAt }\n    }\n  }\n": types.SignInSettingsDocument,
    "\n  query SignInChoices($org: ID!) {\n    roles { id kind name }\n    accounts(org: $org, status: active) { accounts { id contactPerson username permissions } }\n  }\n": types.SignInChoicesDocument,
    "\n  mutation ChangeAdminSecondFactor($adminSecondFactor: Boolean!) {\n    changeAdminSecondFactor(adminSecondFactor: $adminSecondFactor)\n  }\n": types.ChangeAdminSecondFactorDocument,
    "\n  mutation SaveIdentityProvider($input: IdentityProviderContentInput!) {\n    saveIdentityProvider(input: $input) {\n      provider { issuer clientId allowsNewAccounts roleId breakGlassAccountId updatedAt }\n    }\n  }\n": types.SaveIdentityProviderDocument,
    "\n  mutation TestIdentityProvider { testIdentityProvider { redirectUri } }\n": types.TestIdentityProviderDocument,
    "\n  mutation EnableIdentityProvider { enableIdentityProvider { redirectUri } }\n": types.EnableIdentityProviderDocument,
    "\n  mutation DisableIdentityProvider { disableIdentityProvider { redirectUri } }\n": types.DisableIdentityProviderDocument,
    "\n  mutation AddSignInDomain($domain: String!) { addSignInDomain(domain: $domain) { redirectUri } }\n": types.AddSignInDomainDocument,
    "\n  mutation CheckSignInDomain($id: ID!) { checkSignInDomain(id: $id) { redirectUri } }\n": types.CheckSignInDomainDocument,
    "\n  mutation DeleteSignInDomain($id: ID!) { deleteSignInDomain(id: $id) }\n": types.DeleteSignInDomainDocument,
    "\n  query Webhooks {\n    webhookEndpoints { id dialect url events pausedAt pausedBecause lastError lastErrorAt updatedAt }\n  }\n": types.WebhooksDocument,
    "\n  query WebhookLog($endpointId: ID!, $page: Int) {\n    webhookDeliveries(endpointId: $endpointId, page: $page) {\n      page pages total\n      deliveries { id type state attempts createdAt lastStatus lastAnswer nextTryAt }\n    }\n  }\n": types.WebhookLogDocument,
    "\n  mutation AddWebhook($input: NewWebhookEndpointInput!) { addWebhookEndpoint(input: $input) { id secret } }\n": types.AddWebhookDocument,
    "\n  mutation ChangeWebhook($id: ID!, $input: WebhookEndpointChangeInput!) {\n    changeWebhookEndpoint(id: $id, input: $input) { id updatedAt }\n  }\n": types.ChangeWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) { deleteWebhookEndpoint(id: $id) }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateWebhook($id: ID!) { rotateWebhookSecret(id: $id) { id secret } }\n": types.RotateWebhookDocument,
    "\n  mutation ResumeWebhook($id: ID!) { resumeWebhookEndpoint(id: $id) { id pausedAt } }\n": types.ResumeWebhookDocument,
    "\n  mutation TestWebhook($id: ID!) { testWebhookEndpoint(id: $id) { id state } }\n": types.TestWebhookDocument,
    "\n  mutation SendWebhookAgain($id: ID!) { sendWebhookAgain(id: $id) { id state } }\n": types.SendWebhookAgainDocument,
    "\n  mutation ConsultFiles($org: ID, $candidateId: ID, $files: [ConsultFileInput!]!) {\n    consultFiles(org: $org, candidateId: $candidateId, files: $files) {\n      fileId\n      fileType\n      fileName\n      size\n      signedUrl\n    }\n  }\n": types.ConsultFilesDocument,
    "\n  mutation VerifyOtp($email: String!, $request: OtpRequest!, $otp: String!) {\n    verifyOtp(email: $email, request: $request, otp: $otp) { deviceId }\n  }\n": types.VerifyOtpDocument,
    "\n  mutation ResendOtp($email: String!, $request: OtpRequest!) {\n    resendOtp(email: $email, request: $request)\n  }\n": types.ResendOtpDocument,
    "\n  query OwnPasskeys {\n    passkeys { id }\n  }\n": types.OwnPasskeysDocument,
    "\n  mutation BeginPasskeyProof {\n    beginPasskeyProof\n  }\n": types.BeginPasskeyProofDocument,
    "\n  mutation ProvePasskey($credential: String!) {\n    provePasskey(credential: $credential)\n  }\n": types.ProvePasskeyDocument,
    "\n  query DayListClinics {\n    bookableClinics(limit: 1000) { id name state timeZone bookingFree }\n  }\n": types.DayListClinicsDocument,
    "\n  query DayList($siteId: ID!, $day: LocalDate!) {\n    dayList(siteId: $siteId, day: $day) {\n      timeZone\n      entries {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        missing\n        phone\n        companyName\n        packageName\n        assessments\n        paperworks { id name isHandedIn candidateFileId }\n        visitStops { name fromTime toTime state resources }\n        hasLeft\n        identificationFileId\n        note\n        comment\n        doctorName\n        overPlan\n        startsAt\n        endsAt\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n      }\n    }\n  }\n": types.DayListDocument,
    "\n  subscription DayListChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId day }\n  }\n": types.DayListChangedDocument,
    "\n  query DoctorList($search: String, $active: Boolean, $page: Int) {\n    doctorList(search: $search, active: $active, page: $page) {\n      doctors { id name shownName title registrationNumber mayDo kind skills calibratedUntil capacity mostPem mostFitTest isActive clinics updatedAt }\n      page\n      pages\n      total\n    }\n  }\n": types.DoctorListDocument,
    "\n  query Doctor($id: ID!) {\n    doctor(id: $id) {\n      doctor { id name shownName title registrationNumber mayDo kind skills calibratedUntil capacity mostPem mostFitTest isActive clinics updatedAt }\n      patterns {\n        patternId\n        siteId\n        siteName\n        timeZone\n        fromDay\n        untilDay\n        weeks\n        weekA\n        hours { week weekday fromTime toTime }\n        onHolidays\n        madeUntil\n      }\n      leaves { leaveId fromDay untilDay reason }\n      ownDays { rosterId siteId siteName day fromTime toTime }\n    }\n  }\n": types.DoctorDocument,
    "\n  query OutsideHours($doctorId: ID!, $fromDay: LocalDate, $untilDay: LocalDate) {\n    outsideHours(doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay) {\n      people { candidateId reference candidateName companyName siteName timeZone startsAt }\n      plans { siteId siteName fromDay toDay people }\n    }\n  }\n": types.OutsideHoursDocument,
    "\n  mutation NewDoctor($doctorId: ID!, $input: NewDoctorInput!) {\n    addDoctor(doctorId: $doctorId, input: $input) { id }\n  }\n": types.NewDoctorDocument,
    "\n  mutation ChangeDoctor($id: ID!, $input: DoctorInput!) {\n    changeDoctor(id: $id, input: $input)\n  }\n": types.ChangeDoctorDocument,
    "\n  mutation SwitchDoctor($id: ID!, $on: Boolean!) {\n    switchDoctor(id: $id, on: $on)\n  }\n": types.SwitchDoctorDocument,
    "\n  query RosteredClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n": types.RosteredClinicsDocument,
    "\n  query WeeklyHoursPlan($input: WeeklyHoursInput!) {\n    weeklyHoursPlan(input: $input) {\n      days\n      horizon\n      skipped { day reason }\n      people { candidateId reference candidateName companyName siteName timeZone startsAt }\n    }\n  }\n": types.WeeklyHoursPlanDocument,
    "\n  mutation SaveWeeklyHours($newPatternId: ID!, $input: WeeklyHoursInput!) {\n    saveWeeklyHours(newPatternId: $newPatternId, input: $input)\n  }\n": types.SaveWeeklyHoursDocument,
    "\n  mutation AddLeave($leaveId: ID!, $doctorId: ID!, $fromDay: LocalDate!, $untilDay: LocalDate!, $reason: String!) {\n    addLeave(leaveId: $leaveId, doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay, reason: $reason)\n  }\n": types.AddLeaveDocument,
    "\n  mutation RemoveLeave($leaveId: ID!) {\n    removeLeave(leaveId: $leaveId)\n  }\n": types.RemoveLeaveDocument,
    "\n  query DueAgain($filter: DueFilter!, $timeZone: TimeZone!, $page: Int!) {\n    dueAgain(filter: $filter, timeZone: $timeZone, page: $page, pageSize: 50) {\n      today\n      dueFrom\n      dueTo\n      total\n      totalCapped\n      expired\n      filterNames { id name }\n      rows {\n        candidateId\n        reference\n        candidateName\n        candidateDob\n        candidateGender\n        candidatePhone\n        candidateEmail\n        positionId\n        candidatePosition\n        packageId\n        packageName\n        packageMinutes\n        serviceType\n        isOffered\n        mayBeBooked\n        orgId\n        companyName\n        subsidiaryId\n        subsidiaryName\n        siteId\n        siteName\n        siteState\n        contactName\n        contactPhone\n        contactEmail\n        resultEmail\n        invoiceEmail\n        examinedOn\n        dueOn\n      }\n    }\n  }\n": types.DueAgainDocument,
    "\n  query DueSubsidiaries($org: ID!, $search: String!) {\n    bookableSubsidiaries(org: $org, search: $search, limit: 50) { items { id name } total }\n  }\n": types.DueSubsidiariesDocument,
    "\n  query DueClinics($search: String!) {\n    bookableClinics(search: $search, limit: 50) { id name }\n  }\n": types.DueClinicsDocument,
    "\n  query Find(\n    $words: String!\n    $siteId: ID\n    $timeZone: TimeZone!\n    $withBookings: Boolean!\n    $withCompanies: Boolean!\n    $withSubsidiaries: Boolean!\n    $withAccounts: Boolean!\n    $withSites: Boolean!\n    $withDoctors: Boolean!\n    $withPackages: Boolean!\n  ) {\n    foundBookings(search: $words, siteId: $siteId, timeZone: $timeZone) @include(if: $withBookings) {\n      nearest\n      bookings {\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        companyName\n        appointmentTime\n        siteName\n        siteTimeZone\n        preferredFromDate\n        preferredToDate\n        status\n        statusColor\n      }\n    }\n    companies(search: $words, status: null, pageSize: 5) @include(if: $withCompanies) {\n      companies { id companyName active }\n    }\n    foundSubsidiaries(search: $words, limit: 5) @include(if: $withSubsidiaries) {\n      id\n      name\n      alias\n      orgId\n      orgName\n      active\n    }\n    foundAccounts(search: $words, limit: 5) @include(if: $withAccounts) {\n      id\n      orgId\n      orgName\n      name\n      username\n      email\n      active\n      invited\n      locked\n      lastSignInAt\n    }\n    clinicSites(search: $words, pageSize: 5) @include(if: $withSites) {\n      sites { id name address suburb postcode state isActive }\n    }\n    doctors(search: $words, limit: 5) @include(if: $withDoctors) {\n      items { id name }\n    }\n    packages(search: $words, pageSize: 5) @include(if: $withPackages) {\n      packages { id name orgId duration isActive }\n    }\n  }\n": types.FindDocument,
    "\n  mutation SendLinkAgain($org: ID!, $accountId: ID!) {\n    inviteAccount(org: $org, accountId: $accountId)\n  }\n": types.SendLinkAgainDocument,
    "\n  query Home($timeZone: TimeZone!) {\n    home(timeZone: $timeZone) {\n      today\n      counts { view total totalCapped }\n      bookings {\n        view\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        subsidiaryName\n        packageName\n        status\n        statusColor\n        appointmentTime\n        siteName\n        siteTimeZone\n        sitePhone\n        comment\n        note\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query HomeDue($timeZone: TimeZone!) {\n    dueAgain(filter: {}, timeZone: $timeZone, pageSize: 0) { total totalCapped expired }\n  }\n": types.HomeDueDocument,
    "\n  query HomeDrafts {\n    drafts {\n      draftId\n      serviceType\n      updatedAt\n      body\n      holds { reserveId siteName timeZone startsAt expiresAt }\n    }\n  }\n": types.HomeDraftsDocument,
    "\n  subscription HomeChanged {\n    bookingsChanged\n  }\n": types.HomeChangedDocument,
    "\n  query OpenOrders {\n    orders(open: true) {\n      total\n      orders {\n        orderId source externalId status serviceType\n        candidateName candidateDob candidateGender candidatePhone candidateEmail candidatePosition\n        package site note unknown isWithdrawn noticeAt begunBy ownDraftId receivedAt changedAt\n        knownPackage { packageId name minutes }\n        knownSite { siteId name state }\n        changes { field from to }\n        booking { candidateId reference }\n      }\n    }\n  }\n": types.OpenOrdersDocument,
    "\n  query OrderPerson($accountId: ID!, $serviceType: ServiceType!) {\n    lastBooking(serviceType: $serviceType) { resultEmail invoiceEmail subsidiary { id name } }\n    bookingAccount(accountId: $accountId) {\n      contactPerson\n      phone\n      email\n      company { id name resultEmail invoiceEmail }\n    }\n  }\n": types.OrderPersonDocument,
    "\n  mutation BeginOrder(\n    $serviceType: ServiceType!, $body: DraftBody!, $draftId: ID!, $writer: ID!, $orderId: ID!, $orderChangedAt: DateTime!\n  ) {\n    createDraft(\n      serviceType: $serviceType, body: $body, draftId: $draftId, writer: $writer, orderId: $orderId, orderChangedAt: $orderChangedAt\n    ) {\n      draftId\n    }\n  }\n": types.BeginOrderDocument,
    "\n  mutation RejectOrder($id: ID!, $reason: String!) {\n    rejectOrder(id: $id, reason: $reason) { orderId }\n  }\n": types.RejectOrderDocument,
    "\n  mutation AcknowledgeOrder($id: ID!, $noticeAt: DateTime!) {\n    acknowledgeOrder(id: $id, noticeAt: $noticeAt) { orderId }\n  }\n": types.AcknowledgeOrderDocument,
    "\n  query UninvitedAccounts {\n    uninvitedAccounts { id orgName kind name username email importedAt }\n  }\n": types.UninvitedAccountsDocument,
    "\n  query UndoableCompanyImport {\n    undoableCompanyImport { id rows importedAt }\n  }\n": types.UndoableCompanyImportDocument,
    "\n  mutation UndoCompanyImport($id: ID!) {\n    undoCompanyImport(id: $id)\n  }\n": types.UndoCompanyImportDocument,
    "\n  query UndoableSubsidiaryImport {\n    undoableSubsidiaryImport { id rows importedAt }\n  }\n": types.UndoableSubsidiaryImportDocument,
    "\n  mutation UndoSubsidiaryImport($id: ID!) {\n    undoSubsidiaryImport(id: $id)\n  }\n": types.UndoSubsidiaryImportDocument,
    "\n  query UndoableAccountImport {\n    undoableAccountImport { id rows importedAt }\n  }\n": types.UndoableAccountImportDocument,
    "\n  mutation UndoAccountImport($id: ID!) {\n    undoAccountImport(id: $id)\n  }\n": types.UndoAccountImportDocument,
    "\n  query UndoablePackageImport {\n    undoablePackageImport { id rows importedAt }\n  }\n": types.UndoablePackageImportDocument,
    "\n  mutation UndoPackageImport($id: ID!) {\n    undoPackageImport(id: $id)\n  }\n": types.UndoPackageImportDocument,
    "\n  mutation InviteAccounts($accountIds: [ID!]!) {\n    inviteAccounts(accountIds: $accountIds)\n  }\n": types.InviteAccountsDocument,
    "\n  query CompanySignIn($email: String!) {\n    companySignIn(email: $email) { companyName }\n  }\n": types.CompanySignInDocument,
    "\n  mutation FinishProviderSignIn {\n    finishProviderSignIn { accessToken refreshToken org accountId }\n  }\n": types.FinishProviderSignInDocument,
    "\n  mutation BeginPasskeySignIn {\n    beginPasskeySignIn\n  }\n": types.BeginPasskeySignInDocument,
    "\n  mutation SignInWithPasskey($credential: String!) {\n    signInWithPasskey(credential: $credential) { accessToken refreshToken org accountId }\n  }\n": types.SignInWithPasskeyDocument,
    "\n  query MailTexts { mailTexts { kind name recipient version isBuiltIn changedBy changedAt } }\n": types.MailTextsDocument,
    "\n  query MailText($kind: String!) {\n    mailText(kind: $kind) {\n      kind name recipient version\n      text { subject heading body }\n      builtIn { subject heading body }\n      placeholders { name meaning isRequired }\n      versions { version isBuiltIn changedBy changedAt text { subject heading body } }\n    }\n  }\n": types.MailTextDocument,
    "\n  query PreviewMailText($kind: String!, $input: MailTextDraftInput!) {\n    previewMailText(kind: $kind, input: $input) {\n      about subject heading paragraphs facts { name value } action colour from\n    }\n  }\n": types.PreviewMailTextDocument,
    "\n  mutation SaveMailText($kind: String!, $input: MailTextInput!) { saveMailText(kind: $kind, input: $input) }\n": types.SaveMailTextDocument,
    "\n  mutation SendTestMail($kind: String!, $input: MailTextDraftInput!) { sendTestMail(kind: $kind, input: $input) }\n": types.SendTestMailDocument,
    "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n": types.ForgotPasswordDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $password: String!) {\n    changePassword(currentPassword: $currentPassword, password: $password)\n  }\n": types.ChangePasswordDocument,
    "\n  query MyAccount {\n    me { username accountType contactPerson phone email emailTrustedFrom company { name otp } }\n  }\n": types.MyAccountDocument,
    "\n  mutation UpdateMyAccount($input: MyAccountInput!) {\n    updateMyAccount(input: $input) { contactPerson phone email }\n  }\n": types.UpdateMyAccountDocument,
    "\n  mutation ConfirmMyEmail {\n    confirmMyEmail { email }\n  }\n": types.ConfirmMyEmailDocument,
    "\n  query Devices {\n    devices { id userAgent usedAt isCurrent }\n  }\n": types.DevicesDocument,
    "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(id: $id)\n  }\n": types.RevokeDeviceDocument,
    "\n  query Sessions {\n    sessions { total sessions { id userAgent address createdAt usedAt isCurrent } }\n  }\n": types.SessionsDocument,
    "\n  mutation EndMySession($id: ID!) {\n    endMySession(id: $id)\n  }\n": types.EndMySessionDocument,
    "\n  mutation EndMyOtherSessions {\n    endMyOtherSessions\n  }\n": types.EndMyOtherSessionsDocument,
    "\n  query SecondFactor {\n    secondFactor { enabled recoveryCodesLeft }\n  }\n": types.SecondFactorDocument,
    "\n  mutation BeginSecondFactor($currentPassword: String!) {\n    beginSecondFactor(currentPassword: $currentPassword) { secret link }\n  }\n": types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code)\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($currentPassword: String!) {\n    renewRecoveryCodes(currentPassword: $currentPassword)\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveSecondFactor($currentPassword: String!) {\n    removeSecondFactor(currentPassword: $currentPassword)\n  }\n": types.RemoveSecondFactorDocument,
    "\n  query Passkeys {\n    passkeys { id name createdAt lastUsedAt }\n  }\n": types.PasskeysDocument,
    "\n  mutation BeginPasskey($currentPassword: String!) {\n    beginPasskey(currentPassword: $currentPassword)\n  }\n": types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($credential: String!) {\n    addPasskey(credential: $credential) { id }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name)\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n": types.RemovePasskeyDocument,
    "\n  query MondayDigest {\n    mondayDigest { isWanted nextAt }\n  }\n": types.MondayDigestDocument,
    "\n  mutation ChooseMondayDigest($isWanted: Boolean!) {\n    chooseMondayDigest(isWanted: $isWanted) { isWanted nextAt }\n  }\n": types.ChooseMondayDigestDocument,
    "\n  query Crews($org: ID!) {\n    crews(org: $org) {\n      id\n      name\n      serviceType\n      sid\n      subsidiary { id name }\n      resultEmail\n      invoiceEmail\n      poNumber\n      project\n      projectIdentification\n      lines {\n        people\n        positionId\n        position\n        package { id name minutes }\n        state\n        sites { id name }\n      }\n      updatedAt\n    }\n  }\n": types.CrewsDocument,
    "\n  mutation SaveCrew($org: ID!, $input: NewCrewInput!) {\n    saveCrew(org: $org, input: $input) { id }\n  }\n": types.SaveCrewDocument,
    "\n  mutation RenameCrew($id: ID!, $input: CrewNameInput!) {\n    renameCrew(id: $id, input: $input) { id }\n  }\n": types.RenameCrewDocument,
    "\n  mutation DeleteCrew($id: ID!) {\n    deleteCrew(id: $id)\n  }\n": types.DeleteCrewDocument,
    "\n  query GroupTimes(\n    $packageIds: [ID!]!\n    $siteIds: [ID!]!\n    $fromDate: LocalDate!\n    $toDate: LocalDate!\n    $part: DayPart!\n    $draftId: ID!\n  ) {\n    groupTimes(\n      packageIds: $packageIds\n      siteIds: $siteIds\n      fromDate: $fromDate\n      toDate: $toDate\n      part: $part\n      draftId: $draftId\n    ) {\n      proposals {\n        siteId\n        siteName\n        timeZone\n        day\n        doctors\n        startsAt\n        endsAt\n        places {\n          calendarId\n          startsAt\n          endsAt\n        }\n      }\n      whyNot {\n        message\n      }\n    }\n  }\n": types.GroupTimesDocument,
    "\n  mutation HoldGroup($draftId: ID!, $places: [GroupPlaceInput!]!) {\n    holdGroup(draftId: $draftId, places: $places) {\n      candidateIndex\n      reserveId\n      siteId\n      siteName\n      timeZone\n      packageId\n      calendarId\n      startsAt\n      endsAt\n      expiresAt\n    }\n  }\n": types.HoldGroupDocument,
    "\n  query OverlappingAppointments($org: ID, $people: [PersonToBookInput!]!) {\n    overlappingAppointments(org: $org, people: $people) { person reference siteName siteTimeZone appointmentTime }\n  }\n": types.OverlappingAppointmentsDocument,
    "\n  fragment Choices on Lookup {\n    total\n    items { id name }\n  }\n": types.ChoicesFragmentDoc,
    "\n  fragment WholeDraft on Draft {\n    draftId\n    revision\n    body\n    holds {\n      candidateIndex\n      reserveId\n      siteId\n      siteName\n      timeZone\n      packageId\n      calendarId\n      startsAt\n      endsAt\n      expiresAt\n    }\n  }\n": types.WholeDraftFragmentDoc,
    "\n  fragment Created on CreatedBooking {\n    bookingId\n    reference\n    candidates {\n      candidateId\n      index\n      status\n      appointmentTime\n      siteName\n      siteTimeZone\n      smsAt\n    }\n  }\n": types.CreatedFragmentDoc,
    "\n  fragment BookableCompany on BookableOrg {\n    id name poRequired candidatesFillIn resultEmail invoiceEmail\n    favouriteClinics { id state serviceTypes }\n  }\n": types.BookableCompanyFragmentDoc,
    "\n  query BookingPerson($accountId: ID!, $serviceType: ServiceType!) {\n    lastBooking(serviceType: $serviceType) {\n      subsidiary { id name }\n      resultEmail\n      invoiceEmail\n      place { state siteIds }\n      package { id name minutes }\n      usualPackages { position package { id name minutes } }\n    }\n    bookingAccount(accountId: $accountId) {\n      accountId\n      contactPerson\n      phone\n      email\n      company { ...BookableCompany }\n    }\n  }\n": types.BookingPersonDocument,
    "\n  query BookableOrgs($search: String, $serviceType: ServiceType, $limit: Int) {\n    bookableOrgs(search: $search, serviceType: $serviceType, limit: $limit) {\n      total\n      items { ...BookableCompany }\n    }\n  }\n": types.BookableOrgsDocument,
    "\n  query BookableSubsidiaries($org: ID!, $search: String, $serviceType: ServiceType, $limit: Int) {\n    bookableSubsidiaries(org: $org, search: $search, serviceType: $serviceType, limit: $limit) { ...Choices }\n  }\n": types.BookableSubsidiariesDocument,
    "\n  query Positions($org: ID!, $search: String, $limit: Int) {\n    positions(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n": types.PositionsDocument,
    "\n  query Projects($org: ID!, $search: String, $limit: Int) {\n    projects(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n": types.ProjectsDocument,
    "\n  query ProjectIdentifications($org: ID!, $search: String, $limit: Int) {\n    projectIdentifications(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n": types.ProjectIdentificationsDocument,
    "\n  query PurchaseOrders($org: ID!, $search: String, $limit: Int) {\n    purchaseOrders(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n": types.PurchaseOrdersDocument,
    "\n  query BookablePackages($org: ID!, $serviceType: ServiceType!, $sid: ID, $search: String, $limit: Int) {\n    bookablePackages(org: $org, serviceType: $serviceType, sid: $sid, search: $search, limit: $limit) {\n      total\n      items {\n        id\n        name\n        minutes\n        assessments {\n          category\n          name\n          checked\n        }\n      }\n    }\n  }\n": types.BookablePackagesDocument,
    "\n  mutation CreateDraft(\n    $serviceType: ServiceType!\n    $sid: ID\n    $body: DraftBody!\n    $draftId: ID!\n    $writer: ID!\n    $sequence: Int!\n  ) {\n    createDraft(\n      serviceType: $serviceType\n      sid: $sid\n      body: $body\n      draftId: $draftId\n      writer: $writer\n      sequence: $sequence\n    ) {\n      draftId\n      revision\n    }\n  }\n": types.CreateDraftDocument,
    "\n  mutation SaveDraft($draftId: ID!, $revision: Int!, $body: DraftBody!, $writer: ID!, $sequence: Int!) {\n    saveDraft(draftId: $draftId, revision: $revision, body: $body, writer: $writer, sequence: $sequence) {\n      revision\n      conflict { ...WholeDraft }\n    }\n  }\n": types.SaveDraftDocument,
    "\n  query Draft($draftId: ID!) {\n    draft(draftId: $draftId) {\n      ...WholeDraft\n      booking { ...Created }\n    }\n  }\n": types.DraftDocument,
    "\n  query Sent($draftId: ID!) {\n    draft(draftId: $draftId) {\n      booking { bookingId }\n    }\n  }\n": types.SentDocument,
    "\n  mutation CreateBooking($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {\n    createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) { ...Created }\n  }\n": types.CreateBookingDocument,
    "\n  mutation DeleteDraft($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n": types.DeleteDraftDocument,
    "\n  query Unfinished($serviceType: ServiceType!) {\n    drafts(serviceType: $serviceType) {\n      draftId\n      updatedAt\n      body\n    }\n  }\n": types.UnfinishedDocument,
    "\n  mutation AddItem($list: GrowingList!, $org: ID!, $name: String!) {\n    addItem(list: $list, org: $org, name: $name) {\n      id\n      name\n    }\n  }\n": types.AddItemDocument,
    "\n  query PackageParts {\n    assessments {\n      category\n      name\n      minutes\n    }\n  }\n": types.PackagePartsDocument,
    "\n  mutation AddPackageInBooking($org: ID!, $input: NewPackageInBookingInput!) {\n    addPackageInBooking(org: $org, input: $input) {\n      id\n      name\n      minutes\n    }\n  }\n": types.AddPackageInBookingDocument,
    "\n  mutation AddCustomPackage($packageId: ID!, $org: ID!, $draftId: ID!, $input: NewPackageInBookingInput!) {\n    addCustomPackage(packageId: $packageId, org: $org, draftId: $draftId, input: $input) {\n      id\n      name\n      minutes\n    }\n  }\n": types.AddCustomPackageDocument,
    "\n  query OverviewClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n": types.OverviewClinicsDocument,
    "\n  query Capacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {\n    capacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {\n      fromDay\n      dayCount\n      clinics {\n        siteId\n        siteName\n        days { day doctors slots booked held blocked free ahead }\n      }\n    }\n  }\n": types.CapacityDocument,
    "\n  query ResourceCapacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {\n    resourceCapacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {\n      clinics {\n        siteId\n        siteName\n        resources { kind name resources open used }\n      }\n      bottleneck { kind names fullAt fullDays days gain packageName }\n    }\n  }\n": types.ResourceCapacityDocument,
    "\n  query NextFreeTimes($siteId: ID) {\n    nextFreeTimes(siteId: $siteId) {\n      lookAheadDays\n      packages { id name serviceType minutes }\n      clinics {\n        siteId\n        siteName\n        serviceTypes\n        free { minutes day days }\n      }\n    }\n  }\n": types.NextFreeTimesDocument,
    "\n  query OverviewNumbers($dayCount: Int!, $timeZone: TimeZone!, $siteId: ID) {\n    overviewNumbers(dayCount: $dayCount, timeZone: $timeZone, siteId: $siteId) {\n      today\n      all { pending missed expected completed medianHours of90Hours }\n      clinics {\n        siteId\n        siteName\n        pending\n        missed\n        expected\n        completed\n        medianHours\n        of90Hours\n      }\n    }\n  }\n": types.OverviewNumbersDocument,
    "\n  subscription OverviewChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId }\n  }\n": types.OverviewChangedDocument,
    "\n  query MatchResults($files: [ResultFileInput!]!) {\n    matchResults(files: $files) {\n      candidates {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        companyName\n        appointmentTime\n        siteTimeZone\n        status\n        outcome\n        canComplete\n        isToCome\n        isStored\n      }\n    }\n  }\n": types.MatchResultsDocument,
    "\n  mutation CompleteResults($candidateIds: [ID!]!, $through: String) {\n    changeStatuses(candidateIds: $candidateIds, status: \"Completed\", through: $through) { changed }\n  }\n": types.CompleteResultsDocument,
    "\n  query SchedulerDoctors($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $waiting: Int!) {\n    schedulerDoctors(siteId: $siteId, fromDay: $fromDay, toDay: $toDay, lanes: $lanes) {\n      siteId\n      siteName\n      state\n      timeZone\n      mostOverPlan\n      hasVisits\n      doctors {\n        doctorId\n        name\n        kind\n        days {\n          rosterId\n          day\n          startsAt\n          endsAt\n          overPlan\n          slots { id startsAt available blockedBecause }\n        }\n      }\n      holidays { day name }\n      openHolidays { day name }\n      missingYears\n    }\n    schedulerPending(siteId: $siteId, limit: $waiting) {\n      bookings {\n        candidateId\n        reference\n        candidateName\n        companyName\n        packageName\n        minutes\n        preferredFromDate\n        preferredToDate\n        preferredTime\n      }\n      total\n    }\n  }\n": types.SchedulerDoctorsDocument,
    "\n  query SchedulerBookings($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $page: Int!) {\n    schedulerBookings(siteId: $siteId, fromDay: $fromDay, toDay: $toDay, lanes: $lanes, page: $page) {\n      pages\n      blocks {\n        id\n        stop\n        kind\n        rosterId\n        startsAt\n        endsAt\n        expiresAt\n        candidateId\n        reference\n        candidateName\n        companyName\n        packageName\n        status\n        statusColor\n      }\n    }\n  }\n": types.SchedulerBookingsDocument,
    "\n  query BoardClinics {\n    bookableClinics(limit: 1000) { id name state timeZone bookingFree }\n  }\n": types.BoardClinicsDocument,
    "\n  subscription BoardChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId day }\n  }\n": types.BoardChangedDocument,
    "\n  query ValidateMove($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!, $stop: String) {\n    validateMove(candidateId: $candidateId, rosterId: $rosterId, startsAt: $startsAt, stop: $stop) { legal reason }\n  }\n": types.ValidateMoveDocument,
    "\n  mutation MoveAppointment(\n    $candidateId: ID!\n    $rosterId: Int!\n    $startsAt: DateTime!\n    $stop: String\n    $seen: SeenPlaceInput!\n    $reason: String\n  ) {\n    moveAppointment(\n      candidateId: $candidateId\n      rosterId: $rosterId\n      startsAt: $startsAt\n      stop: $stop\n      seen: $seen\n      reason: $reason\n    ) {\n      moveId\n      undoMs\n    }\n  }\n": types.MoveAppointmentDocument,
    "\n  mutation ConfirmBooking($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!) {\n    confirmBooking(candidateId: $candidateId, rosterId: $rosterId, startsAt: $startsAt)\n  }\n": types.ConfirmBookingDocument,
    "\n  mutation UndoMove($moveId: ID!) {\n    undoMove(moveId: $moveId) { moveId }\n  }\n": types.UndoMoveDocument,
    "\n  mutation DisableSlots($siteId: ID!, $slotIds: [Int!]!, $reason: String!) {\n    disableSlots(siteId: $siteId, slotIds: $slotIds, reason: $reason)\n  }\n": types.DisableSlotsDocument,
    "\n  mutation EnableSlots($siteId: ID!, $slotIds: [Int!]!) {\n    enableSlots(siteId: $siteId, slotIds: $slotIds)\n  }\n": types.EnableSlotsDocument,
    "\n  query Doctors($search: String) {\n    doctors(search: $search, limit: 20) { ...Choices }\n  }\n": types.DoctorsDocument,
    "\n  mutation AddDoctor($doctorId: ID!, $input: NewDoctorInput!) {\n    addDoctor(doctorId: $doctorId, input: $input) { id name }\n  }\n": types.AddDoctorDocument,
    "\n  mutation AddRosters($input: NewRostersInput!) {\n    addRosters(input: $input) { rosters { day } }\n  }\n": types.AddRostersDocument,
    "\n  mutation ChangeRoster($rosterId: Int!, $fromTime: String!, $toTime: String!) {\n    changeRoster(rosterId: $rosterId, fromTime: $fromTime, toTime: $toTime)\n  }\n": types.ChangeRosterDocument,
    "\n  query StateHolidays($state: String!, $year: Int!) {\n    stateHolidays(state: $state, year: $year) {\n      holidays { day name source sites { siteId name } openAt { siteId name } }\n      states\n      missing { state year }\n    }\n  }\n": types.StateHolidaysDocument,
    "\n  mutation AddHoliday($state: String!, $day: LocalDate!, $name: String!, $siteIds: [ID!]!) {\n    addHoliday(state: $state, day: $day, name: $name, siteIds: $siteIds)\n  }\n": types.AddHolidayDocument,
    "\n  mutation RemoveHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {\n    removeHoliday(state: $state, day: $day, siteIds: $siteIds)\n  }\n": types.RemoveHolidayDocument,
    "\n  mutation OpenOnHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {\n    openOnHoliday(state: $state, day: $day, siteIds: $siteIds)\n  }\n": types.OpenOnHolidayDocument,
    "\n  query HolidayClinics($state: String!) {\n    bookableClinics(state: $state, limit: 1000) { id name address }\n  }\n": types.HolidayClinicsDocument,
    "\n  query BookingCard($siteId: ID!, $day: LocalDate!, $candidateId: ID!) {\n    dayList(siteId: $siteId, day: $day, candidateId: $candidateId) {\n      entries {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        phone\n        companyName\n        packageName\n        note\n        comment\n        doctorName\n        startsAt\n        endsAt\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n      }\n    }\n  }\n": types.BookingCardDocument,
    "\n  query FindPerson($search: String!) {\n    bookings(search: $search, sort: appointment_time, order: desc, pageSize: 20, count: false) {\n      bookings {\n        candidateId\n        candidateName\n        companyName\n        appointmentTime\n        siteName\n        siteTimeZone\n        status\n        statusColor\n      }\n    }\n  }\n": types.FindPersonDocument,
    "\n  query BoardCapacity($siteId: ID!, $fromDay: LocalDate!, $dayCount: Int!) {\n    capacity(siteId: $siteId, fromDay: $fromDay, dayCount: $dayCount) {\n      clinics {\n        days { day slots free }\n      }\n    }\n  }\n": types.BoardCapacityDocument,
    "\n  mutation BeginWalkIn($draftId: ID!, $writer: ID!, $body: DraftBody!) {\n    createDraft(serviceType: pem, body: $body, draftId: $draftId, writer: $writer) { draftId }\n  }\n": types.BeginWalkInDocument,
    "\n  mutation EndWalkIn($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n": types.EndWalkInDocument,
    "\n  query WalkInPackages($org: ID!, $search: String, $limit: Int) {\n    bookablePackages(org: $org, serviceType: pem, search: $search, limit: $limit) {\n      items { id name minutes }\n    }\n  }\n": types.WalkInPackagesDocument,
    "\n  query WalkInCompanies($search: String) {\n    bookableOrgs(search: $search, serviceType: pem) { total items { id name } }\n  }\n": types.WalkInCompaniesDocument,
    "\n  query WalkInAddresses($org: ID!) {\n    bookingAddresses(org: $org) { resultEmail invoiceEmail }\n  }\n": types.WalkInAddressesDocument,
    "\n  query WalkInMaker($accountId: ID!) {\n    bookingAccount(accountId: $accountId) { contactPerson phone email }\n  }\n": types.WalkInMakerDocument,
    "\n  mutation BookWalkIn($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {\n    createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) {\n      reference\n      candidates { candidateId }\n    }\n  }\n": types.BookWalkInDocument,
    "\n  fragment SettingsOfProvider on ProviderSettings {\n    brandName\n    phone\n    openingHours\n    holdMinutes\n    paymentDays\n    adminSecondFactor\n    xeroAccount\n    xeroTax\n    myobAccount\n    myobTax\n    updatedAt\n    defaults {\n      brandName\n      phone\n      openingHours\n      holdMinutes\n      paymentDays\n      xeroAccount\n      xeroTax\n      myobAccount\n      myobTax\n    }\n  }\n": types.SettingsOfProviderFragmentDoc,
    "\n  query ProviderSettings {\n    providerSettings { ...SettingsOfProvider }\n  }\n": types.ProviderSettingsDocument,
    "\n  mutation ChangeProviderSettings($input: ProviderSettingsInput!) {\n    changeProviderSettings(input: $input) { ...SettingsOfProvider }\n  }\n": types.ChangeProviderSettingsDocument,
    "\n  query ClinicSites($search: String, $active: Boolean, $page: Int) {\n    clinicSites(search: $search, active: $active, page: $page) {\n      sites { id number name suburb state timezone phone email serviceTypes isActive isExternal bookingFree sandbox }\n      page\n      pages\n      total\n    }\n  }\n": types.ClinicSitesDocument,
    "\n  query ClinicSite($id: ID!) {\n    clinicSite(id: $id) {\n      id\n      number\n      name\n      address\n      suburb\n      postcode\n      state\n      timezone\n      phone\n      fax\n      email\n      serviceTypes\n      isActive\n      isExternal\n      bookingFree\n      travelMinutes\n      mostOverPlan\n      updatedAt\n    }\n  }\n": types.ClinicSiteDocument,
    "\n  query ClinicSiteEffects($id: ID!) {\n    clinicSiteEffects(id: $id) { bookings firstBooking lastBooking pending holds rosters }\n  }\n": types.ClinicSiteEffectsDocument,
    "\n  mutation AddClinicSite($input: NewClinicSiteInput!) {\n    addClinicSite(input: $input) { id }\n  }\n": types.AddClinicSiteDocument,
    "\n  mutation ChangeClinicSite($id: ID!, $input: ClinicSiteInput!) {\n    changeClinicSite(id: $id, input: $input) { id }\n  }\n": types.ChangeClinicSiteDocument,
    "\n  mutation SwitchClinicSite($id: ID!, $on: Boolean!) {\n    switchClinicSite(id: $id, on: $on) { id }\n  }\n": types.SwitchClinicSiteDocument,
    "\n  query BookableLocations($serviceType: ServiceType!) {\n    bookableLocations(serviceType: $serviceType) {\n      state\n      clinics\n    }\n  }\n": types.BookableLocationsDocument,
    "\n  query BookableClinics($state: String, $serviceType: ServiceType, $search: String, $limit: Int) {\n    bookableClinics(state: $state, serviceType: $serviceType, search: $search, limit: $limit) {\n      id\n      name\n      address\n      suburb\n      state\n      timeZone\n      bookingFree\n    }\n  }\n": types.BookableClinicsDocument,
    "\n  query TimeSlots(\n    $packageId: ID!\n    $siteIds: [ID!]!\n    $from: DateTime!\n    $to: DateTime!\n    $timeZone: TimeZone!\n    $candidateId: ID\n    $optimize: Boolean\n    $org: ID\n  ) {\n    timeSlots(\n      packageId: $packageId\n      siteIds: $siteIds\n      from: $from\n      to: $to\n      timeZone: $timeZone\n      candidateId: $candidateId\n      optimize: $optimize\n      org: $org\n    ) {\n      siteId\n      siteName\n      address\n      timeZone\n      bookingFree\n      days {\n        day\n        times {\n          startsAt\n          calendarIds\n        }\n        whyNot {\n          code\n          message\n          nextDay\n        }\n      }\n    }\n  }\n": types.TimeSlotsDocument,
    "\n  query Holidays($fromDate: LocalDate!, $toDate: LocalDate!, $timeZone: TimeZone!, $state: String!) {\n    holidays(fromDate: $fromDate, toDate: $toDate, timeZone: $timeZone, state: $state) {\n      day\n      siteIds\n      openSiteIds\n    }\n  }\n": types.HolidaysDocument,
    "\n  mutation ReserveSlot($slot: SlotInput!, $draftId: ID!, $candidateIndex: Int!, $replaces: ID) {\n    reserveSlot(slot: $slot, draftId: $draftId, candidateIndex: $candidateIndex, replaces: $replaces) {\n      reserveId\n      startsAt\n      endsAt\n      expiresAt\n      calendarId\n    }\n  }\n": types.ReserveSlotDocument,
    "\n  mutation HoldOverPlan($rosterId: Int!, $draftId: ID!, $packageId: ID!, $startsAt: DateTime!, $reason: String!) {\n    holdOverPlan(rosterId: $rosterId, draftId: $draftId, packageId: $packageId, startsAt: $startsAt, reason: $reason) {\n      reserveId\n      startsAt\n      endsAt\n      expiresAt\n      calendarId\n    }\n  }\n": types.HoldOverPlanDocument,
    "\n  mutation ReleaseSlot($reserveId: ID!) {\n    releaseSlot(reserveId: $reserveId)\n  }\n": types.ReleaseSlotDocument,
    "\n  mutation ExtendHolds($draftId: ID!) {\n    extendHolds(draftId: $draftId) {\n      candidateIndex\n      reserveId\n      expiresAt\n    }\n  }\n": types.ExtendHoldsDocument,
    "\n  query DraftHolds($draftId: ID!) {\n    draft(draftId: $draftId) {\n      holds { candidateIndex reserveId siteId siteName timeZone packageId calendarId startsAt endsAt expiresAt }\n    }\n  }\n": types.DraftHoldsDocument,
    "\n  subscription SlotsChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) {\n      siteId\n      day\n    }\n  }\n": types.SlotsChangedDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Accounts($org: ID!, $search: String, $status: EntityStatus, $roleId: ID, $page: Int) {\n    accounts(org: $org, search: $search, status: $status, roleId: $roleId, page: $page) {\n      accounts { id kind username contactPerson phone email active invited awaitsInvitation permissions roleId role secondFactor isLastAdmin updatedAt }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').AccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPermissions($org: ID!, $accountId: ID!) {\n    accountPermissions(org: $org, accountId: $accountId) { org companyName permissions }\n  }\n"): typeof import('./graphql.ts').AccountPermissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAccount($org: ID!, $kind: AccountKind!, $input: NewAccountInput!) {\n    addAccount(org: $org, kind: $kind, input: $input)\n  }\n"): typeof import('./graphql.ts').AddAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $input: AccountInput!) {\n    changeAccount(org: $org, kind: $kind, accountId: $accountId, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').ChangeAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $mayBeLast: Boolean!) {\n    deleteAccount(org: $org, kind: $kind, accountId: $accountId, mayBeLast: $mayBeLast)\n  }\n"): typeof import('./graphql.ts').DeleteAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteAccount($org: ID!, $accountId: ID!) {\n    inviteAccount(org: $org, accountId: $accountId)\n  }\n"): typeof import('./graphql.ts').InviteAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSecondFactor($org: ID!, $accountId: ID!) {\n    resetSecondFactor(org: $org, accountId: $accountId)\n  }\n"): typeof import('./graphql.ts').ResetSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Roles { roles { id kind name permissions accounts updatedAt } }\n"): typeof import('./graphql.ts').RolesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoleAccounts($id: ID!) { roleAccounts(id: $id) { accounts { id name orgName } total } }\n"): typeof import('./graphql.ts').RoleAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddRole($input: NewRoleInput!) { addRole(input: $input) { id } }\n"): typeof import('./graphql.ts').AddRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeRole($id: ID!, $input: RoleInput!) { changeRole(id: $id, input: $input) { id } }\n"): typeof import('./graphql.ts').ChangeRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRole($id: ID!) { deleteRole(id: $id) }\n"): typeof import('./graphql.ts').DeleteRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignRole($org: ID!, $roleId: ID!, $accounts: [SeenAccountInput!]!) {\n    assignRole(org: $org, roleId: $roleId, accounts: $accounts)\n  }\n"): typeof import('./graphql.ts').AssignRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAttendance($candidateIds: [ID!]!, $status: String!) {\n    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }\n  }\n"): typeof import('./graphql.ts').SetAttendanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveVisitOn($candidateId: ID!, $step: VisitStep!, $stop: String!) {\n    moveVisitOn(candidateId: $candidateId, step: $step, stop: $stop)\n  }\n"): typeof import('./graphql.ts').MoveVisitOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPaperworkHandedIn($candidateId: ID!, $paperworkId: ID!, $isHandedIn: Boolean!) {\n    setPaperworkHandedIn(candidateId: $candidateId, paperworkId: $paperworkId, isHandedIn: $isHandedIn)\n  }\n"): typeof import('./graphql.ts').SetPaperworkHandedInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CalendarFeeds {\n    calendarFeeds { id viewId madeAt readAt }\n    listViews { id name }\n  }\n"): typeof import('./graphql.ts').CalendarFeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeCalendarFeed($viewId: ID) {\n    makeCalendarFeed(viewId: $viewId) { id address }\n  }\n"): typeof import('./graphql.ts').MakeCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCalendarFeed($id: ID!) {\n    revokeCalendarFeed(id: $id)\n  }\n"): typeof import('./graphql.ts').RevokeCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmptyDay($siteId: ID!, $state: String!, $year: Int!, $day: LocalDate!, $dayCount: Int!) {\n    stateHolidays(state: $state, year: $year) {\n      holidays { day name sites { siteId } openAt { siteId } }\n    }\n    capacity(siteId: $siteId, fromDay: $day, dayCount: $dayCount) {\n      clinics {\n        days { day }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EmptyDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginBooking($serviceType: ServiceType!, $sid: ID, $body: DraftBody!, $draftId: ID!, $writer: ID!) {\n    createDraft(serviceType: $serviceType, sid: $sid, body: $body, draftId: $draftId, writer: $writer) {\n      draftId\n    }\n  }\n"): typeof import('./graphql.ts').BeginBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookAgain($candidateId: ID!, $mine: Boolean!) {\n    bookingDetail(candidateId: $candidateId, mine: $mine) {\n      serviceType\n      orgId\n      companyName\n      subsidiaryId\n      subsidiaryName\n      resultEmails\n      invoiceEmail\n      contactName\n      contactPhone\n      contactEmail\n      poNumber\n      projectIdentification\n      paperworks { id name link }\n      candidateName\n      candidateDob\n      candidateGender\n      candidatePhone\n      candidateEmail\n      positionId\n      candidatePosition\n      packageId\n      packageName\n      packageMinutes\n      site { id state }\n      preferredSiteId\n      preferredState\n    }\n  }\n"): typeof import('./graphql.ts').BookAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps {\n    firstSteps { done doctorId companyId }\n  }\n"): typeof import('./graphql.ts').FirstStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOutcome($candidateId: ID!, $outcome: String, $restrictions: String!) {\n    setOutcome(candidateId: $candidateId, outcome: $outcome, restrictions: $restrictions)\n  }\n"): typeof import('./graphql.ts').SetOutcomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaperworkList($org: ID!, $search: String, $page: Int, $ids: [ID!]) {\n    paperworkList(org: $org, search: $search, page: $page, ids: $ids) {\n      items { id name temporary link fileName size updatedAt }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').PaperworkListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PaperworkFile($id: ID!) {\n    paperworkFile(id: $id) { signedUrl }\n  }\n"): typeof import('./graphql.ts').PaperworkFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CandidateFile($id: ID!) {\n    candidateFile(id: $id) { signedUrl }\n  }\n"): typeof import('./graphql.ts').CandidateFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePaperwork($org: ID!, $id: ID!, $name: String!, $updatedAt: String!) {\n    renamePaperwork(org: $org, id: $id, name: $name, updatedAt: $updatedAt) { id name updatedAt }\n  }\n"): typeof import('./graphql.ts').RenamePaperworkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePaperwork($org: ID!, $id: ID!) {\n    deletePaperwork(org: $org, id: $id)\n  }\n"): typeof import('./graphql.ts').DeletePaperworkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($candidateId: ID!) {\n    messages(candidateId: $candidateId) { waitsFor messages { messageId side body author byMail at } }\n  }\n"): typeof import('./graphql.ts').MessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenQuestions {\n    openQuestions {\n      side total totalCapped\n      questions { candidateId candidateName reference companyName siteName message author at }\n    }\n  }\n"): typeof import('./graphql.ts').OpenQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteMessage($messageId: ID!, $candidateId: ID!, $input: MessageInput!) {\n    writeMessage(messageId: $messageId, candidateId: $candidateId, input: $input) { waitsFor }\n  }\n"): typeof import('./graphql.ts').WriteMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription QuestionsChanged { bookingsChanged }\n"): typeof import('./graphql.ts').QuestionsChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyNames($search: String) {\n    bookableOrgs(search: $search) { total items { id name } }\n  }\n"): typeof import('./graphql.ts').CompanyNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RecordsChanged {\n    recordsChanged\n  }\n"): typeof import('./graphql.ts').RecordsChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Portal {\n    portal {\n      providerName\n      timeZone\n      holdMinutes\n      schedulerUrl\n      policyUrl\n      inspection\n      inspectorUrl\n      demo\n      demoLogins { username password purpose }\n    }\n  }\n"): typeof import('./graphql.ts').PortalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      email\n      contactPerson\n      username\n      listColumns\n      accountType\n      company { id name otp fitTest sandbox provider }\n      permissions\n      mayInspect\n      lacksSecondFactor\n    }\n  }\n"): typeof import('./graphql.ts').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Services {\n    services { id name serviceType }\n  }\n"): typeof import('./graphql.ts').ServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogIn($username: String!, $password: String!, $code: String) {\n    logIn(username: $username, password: $password, code: $code) { accessToken refreshToken org accountId }\n  }\n"): typeof import('./graphql.ts').LogInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshSession($refreshToken: String!) {\n    refreshSession(refreshToken: $refreshToken) { accessToken refreshToken org accountId }\n  }\n"): typeof import('./graphql.ts').RefreshSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOut {\n    logOut\n  }\n"): typeof import('./graphql.ts').LogOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($filter: AuditFilter!, $after: String, $timeZone: TimeZone) {\n    auditEntries(filter: $filter, after: $after, timeZone: $timeZone) {\n      entries {\n        id\n        at\n        action\n        accountId\n        accountName\n        companyName\n        reference\n        people { candidateId name }\n        peopleCount\n        address\n        count\n        before\n        after\n      }\n      people { candidateId name reference }\n      hasMorePeople\n      nextCursor\n    }\n  }\n"): typeof import('./graphql.ts').AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditCheck {\n    auditCheck { finishedAt chains breakCount breaks { bookingId reference fault } }\n  }\n"): typeof import('./graphql.ts').AuditCheckDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeenPeople($accountId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!, $after: String, $timeZone: TimeZone) {\n    seenPeople(accountId: $accountId, fromDate: $fromDate, toDate: $toDate, after: $after, timeZone: $timeZone) {\n      people { candidateId name reference companyName firstAt lastAt times actions }\n      accountName\n      wholeExports\n      nextCursor\n    }\n  }\n"): typeof import('./graphql.ts').SeenPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkChangePlan($action: BulkAction!, $candidateIds: [ID!]!, $move: BulkMoveDaysInput, $choices: [BulkChoiceInput!]!) {\n    bulkChangePlan(action: $action, candidateIds: $candidateIds, move: $move, choices: $choices) {\n      candidateId\n      reference\n      candidateName\n      companyName\n      status\n      siteName\n      timeZone\n      startsAt\n      updatedAt\n      reason\n      note\n      to { ...BulkPlaceParts }\n      options { ...BulkPlaceParts }\n    }\n  }\n  fragment BulkPlaceParts on FreePlace {\n    rosterId\n    doctorName\n    siteId\n    siteName\n    timeZone\n    startsAt\n  }\n"): typeof import('./graphql.ts').BulkChangePlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RunBulkChange(\n    $id: ID!\n    $action: BulkAction!\n    $notes: String!\n    $poNumber: String!\n    $people: [BulkPersonInput!]!\n  ) {\n    runBulkChange(id: $id, action: $action, notes: $notes, poNumber: $poNumber, people: $people) {\n      ...BulkChangeParts\n    }\n  }\n  fragment BulkChangeParts on BulkChange {\n    id\n    undoUntil\n    undone\n    rows { candidateId candidateName outcome reason }\n  }\n"): typeof import('./graphql.ts').RunBulkChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoBulkChange($id: ID!) {\n    undoBulkChange(id: $id) {\n      ...BulkChangeParts\n    }\n  }\n"): typeof import('./graphql.ts').UndoBulkChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoableBulkChange($id: ID!) {\n    undoableBulkChange(id: $id) {\n      ...BulkChangeParts\n    }\n  }\n"): typeof import('./graphql.ts').UndoableBulkChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n"): typeof import('./graphql.ts').BulkClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResultFiles($candidateIds: [ID!]!) {\n    resultFiles(candidateIds: $candidateIds) {\n      candidateId\n      candidateName\n      files { fileId fileType fileName }\n    }\n  }\n"): typeof import('./graphql.ts').ResultFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCandidate($bookingId: ID!, $candidateId: ID!, $updatedAt: DateTime!, $change: CandidateChangeInput!, $sendConfirmation: Boolean) {\n    updateCandidate(bookingId: $bookingId, candidateId: $candidateId, updatedAt: $updatedAt, change: $change, sendConfirmation: $sendConfirmation)\n  }\n"): typeof import('./graphql.ts').UpdateCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetailPositions($org: ID!, $search: String) {\n    positions(org: $org, search: $search) { ...Choices }\n  }\n"): typeof import('./graphql.ts').DetailPositionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelBooking($bookingId: ID!, $candidateIds: [ID!]!, $notes: String) {\n    cancelBooking(bookingId: $bookingId, candidateIds: $candidateIds, notes: $notes)\n  }\n"): typeof import('./graphql.ts').CancelBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmationWarnings($candidateId: ID!) {\n    confirmationWarnings(candidateId: $candidateId) {\n      canSend\n      recipients\n      warnings { code message }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmationWarningsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendNotification($bookingId: ID!, $candidateId: ID!) {\n    sendNotification(bookingId: $bookingId, candidateId: $candidateId) { id }\n  }\n"): typeof import('./graphql.ts').SendNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendCandidateLink($candidateId: ID!) {\n    sendCandidateLink(candidateId: $candidateId)\n  }\n"): typeof import('./graphql.ts').SendCandidateLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCandidateLinks($candidateId: ID!) {\n    revokeCandidateLinks(candidateId: $candidateId)\n  }\n"): typeof import('./graphql.ts').RevokeCandidateLinksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginReschedule($candidateId: ID!) {\n    beginReschedule(candidateId: $candidateId) {\n      draftId\n      holds { reserveId siteId siteName timeZone packageId calendarId startsAt endsAt expiresAt }\n    }\n  }\n"): typeof import('./graphql.ts').BeginRescheduleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndReschedule($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n"): typeof import('./graphql.ts').EndRescheduleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTimeslots($bookingId: ID!, $change: TimeChangeInput!) {\n    updateTimeslots(bookingId: $bookingId, input: $change) { status appointmentTime }\n  }\n"): typeof import('./graphql.ts').UpdateTimeslotsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawConsultFile($fileId: ID!, $reason: String!, $tellReaders: Boolean!) {\n    withdrawConsultFile(fileId: $fileId, reason: $reason, tellReaders: $tellReaders)\n  }\n"): typeof import('./graphql.ts').WithdrawConsultFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeResults($candidateId: ID!) {\n    acknowledgeResults(candidateId: $candidateId)\n  }\n"): typeof import('./graphql.ts').AcknowledgeResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingDetail($candidateId: ID!, $mine: Boolean!) {\n    bookingDetail(candidateId: $candidateId, mine: $mine) {\n      bookingId\n      candidateId\n      updatedAt\n      positionId\n      orgId\n      serviceType\n      reference\n      candidateNumber\n      candidateCount\n      status\n      statusColor\n      statusBefore\n      statusChangedAt\n      outcome\n      outcomeRestrictions\n      candidateName\n      candidateDob\n      candidateGender\n      candidatePhone\n      candidateEmail\n      candidatePosition\n      companyName\n      subsidiaryId\n      subsidiaryName\n      resultEmails\n      invoiceEmail\n      contactName\n      contactPhone\n      contactEmail\n      note\n      site { id name address suburb state phone timeZone }\n      appointmentTime\n      appointmentEnd\n      attendanceConfirmedAt\n      changeAskedAt\n      preferredSiteId\n      preferredSiteName\n      preferredState\n      preferredFromDate\n      preferredToDate\n      preferredTime\n      poNumber\n      project\n      projectIdentification\n      paperworks { id name link }\n      packageId\n      packageName\n      packageMinutes\n      assessmentsHtml\n      assessments { category name checked }\n      comment\n      createdBy\n      candidates { candidateId name status statusColor appointmentTime siteTimeZone }\n      visitStops { name fromTime toTime state resources }\n      canBeEarlier\n      earlierTime { beforeDay offeredTime expiresAt }\n      candidateFiles { id paperworkId paperWork fileName size sentAt sentBy }\n      liveLinkAt\n      nextNotice { kind leavesAt }\n      reminders { kind phase sentAt triedAgainAt lastError }\n      deliveries { id kind recipient state createdAt sentAt leavesAt lastError }\n      consultFiles {\n        fileId\n        fileType\n        fileName\n        size\n        createdAt\n        createdBy\n        replacesId\n        withdrawn { at by reason }\n        read { at by }\n        acknowledged { at by }\n        readers { name organisation at }\n      }\n      history { id at action by organisation about before after }\n    }\n  }\n"): typeof import('./graphql.ts').BookingDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBookingComment($bookingId: ID!, $candidateId: ID!, $comment: String!) {\n    changeBookingComment(bookingId: $bookingId, candidateId: $candidateId, comment: $comment)\n  }\n"): typeof import('./graphql.ts').ChangeBookingCommentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEarlierTime($candidateId: ID!, $what: EarlierTimeChange!, $beforeDay: LocalDate, $time: DateTime) {\n    changeEarlierTime(candidateId: $candidateId, what: $what, beforeDay: $beforeDay, time: $time) {\n      beforeDay\n      offeredTime\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').ChangeEarlierTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterCompanies($search: String) {\n    bookableOrgs(search: $search) { total items { id name } }\n  }\n"): typeof import('./graphql.ts').FilterCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterSubsidiaries($org: ID!, $search: String) {\n    bookableSubsidiaries(org: $org, search: $search) { ...Choices }\n  }\n"): typeof import('./graphql.ts').FilterSubsidiariesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterPackages($search: String, $org: ID) {\n    packages(search: $search, org: $org, pageSize: 10) { packages { id name } }\n  }\n"): typeof import('./graphql.ts').FilterPackagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterDoctors($search: String) {\n    doctors(search: $search, limit: 10) { ...Choices }\n  }\n"): typeof import('./graphql.ts').FilterDoctorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterSites($search: String) {\n    bookableClinics(search: $search) { id name }\n  }\n"): typeof import('./graphql.ts').FilterSitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bookings(\n    $mine: Boolean!\n    $search: String\n    $sort: BookingSort!\n    $order: SortOrder!\n    $after: String\n    $count: Boolean!\n    $timeZone: TimeZone!\n    $filter: BookingFilter\n  ) {\n    bookings(\n      mine: $mine\n      search: $search\n      sort: $sort\n      order: $order\n      after: $after\n      count: $count\n      timeZone: $timeZone\n      filter: $filter\n    ) {\n      bookings {\n        candidateId\n        reference\n        candidateName\n        candidateDob\n        candidateEmail\n        candidatePhone\n        companyName\n        subsidiaryName\n        contactName\n        contactPhone\n        appointmentTime\n        siteName\n        siteTimeZone\n        preferredSiteName\n        preferredFromDate\n        preferredToDate\n        packageName\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n        outcome\n        candidatePosition\n        poNumber\n        candidateAnswer\n        createdAt\n      }\n      total\n      totalCapped\n      pages\n      confirmed\n      pending\n      filterNames { id name orgId }\n      nextCursor\n    }\n  }\n"): typeof import('./graphql.ts').BookingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeStatuses($candidateIds: [ID!]!, $status: String!) {\n    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }\n  }\n"): typeof import('./graphql.ts').ChangeStatusesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedListView on ListView {\n    id\n    name\n    filter {\n      search\n      candidateName\n      company\n      site\n      phone\n      subsidiary\n      fromDate\n      toDate\n      createdFrom\n      createdTo\n      email\n      contactPerson\n      package\n      doctor\n      position\n      poNumber\n      project\n      statuses\n      results\n      outcomes\n      answers\n      questions\n      sort\n      order\n      columns\n    }\n  }\n"): typeof import('./graphql.ts').SavedListViewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViews {\n    listViews { ...SavedListView }\n  }\n"): typeof import('./graphql.ts').ListViewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListView($id: ID!) {\n    listView(id: $id) { ...SavedListView }\n  }\n"): typeof import('./graphql.ts').ListViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepListView($name: String, $filter: SavedFilterInput!) {\n    keepListView(name: $name, filter: $filter) { id }\n  }\n"): typeof import('./graphql.ts').KeepListViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameListView($id: ID!, $name: String!) {\n    renameListView(id: $id, name: $name) { id }\n  }\n"): typeof import('./graphql.ts').RenameListViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteListView($id: ID!) {\n    deleteListView(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteListViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ViewCounts($mine: Boolean!, $timeZone: TimeZone!) {\n    viewCounts(mine: $mine, timeZone: $timeZone) { view total totalCapped }\n  }\n"): typeof import('./graphql.ts').ViewCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveListColumns($columns: [ListColumn!]!) {\n    saveListColumns(columns: $columns)\n  }\n"): typeof import('./graphql.ts').SaveListColumnsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CatalogueAssessmentFields on CatalogueAssessment {\n    id\n    category\n    name\n    minutes\n    priceCents\n    preparation\n    needs { resources { kind skill } cleanUpMinutes comesFirst runsBeside }\n    comesAfter { id name }\n    isActive\n    packages\n    updatedAt\n  }\n"): typeof import('./graphql.ts').CatalogueAssessmentFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Catalogue($search: String, $active: Boolean, $page: Int) {\n    catalogue(search: $search, active: $active, page: $page) {\n      assessments { ...CatalogueAssessmentFields }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').CatalogueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarlierAssessments($search: String) {\n    catalogue(search: $search, active: true) {\n      assessments { id name }\n    }\n  }\n"): typeof import('./graphql.ts').EarlierAssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentEffects($id: ID!) {\n    assessmentEffects(id: $id) {\n      packages { packageId name companyName minutes }\n      total\n      coming\n      clinics { name resources { kind skills } }\n      holds\n    }\n  }\n"): typeof import('./graphql.ts').AssessmentEffectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAssessment($input: AssessmentInput!) {\n    addAssessment(input: $input) { id }\n  }\n"): typeof import('./graphql.ts').AddAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartCatalogue {\n    startCatalogue\n  }\n"): typeof import('./graphql.ts').StartCatalogueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAssessment($id: ID!, $input: AssessmentChangeInput!) {\n    changeAssessment(id: $id, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').ChangeAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchAssessment($id: ID!, $isActive: Boolean!, $updatedAt: DateTime!) {\n    switchAssessment(id: $id, isActive: $isActive, updatedAt: $updatedAt) { id }\n  }\n"): typeof import('./graphql.ts').SwitchAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAssessment($id: ID!) {\n    deleteAssessment(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveAssessment($id: ID!, $before: ID) {\n    moveAssessment(id: $id, before: $before)\n  }\n"): typeof import('./graphql.ts').MoveAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogueServices {\n    catalogueServices { id name serviceType updatedAt }\n  }\n"): typeof import('./graphql.ts').CatalogueServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameService($id: ID!, $name: String!, $updatedAt: DateTime!) {\n    renameService(id: $id, name: $name, updatedAt: $updatedAt) { id }\n  }\n"): typeof import('./graphql.ts').RenameServiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyPositions($org: ID!, $search: String, $page: Int) {\n    companyPositions(org: $org, search: $search, page: $page) { positions { id name updatedAt } page pages total }\n  }\n"): typeof import('./graphql.ts').CompanyPositionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPosition($org: ID!, $name: String!) {\n    addPosition(org: $org, name: $name) { id }\n  }\n"): typeof import('./graphql.ts').AddPositionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePosition($id: ID!, $name: String!, $updatedAt: DateTime!) {\n    renamePosition(id: $id, name: $name, updatedAt: $updatedAt) { id }\n  }\n"): typeof import('./graphql.ts').RenamePositionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePosition($id: ID!) {\n    deletePosition(id: $id)\n  }\n"): typeof import('./graphql.ts').DeletePositionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyProjects($org: ID!, $search: String, $active: Boolean, $page: Int) {\n    companyProjects(org: $org, search: $search, active: $active, page: $page) {\n      projects { id name disable updatedAt }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').CompanyProjectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddProject($org: ID!, $name: String!) {\n    addProject(org: $org, name: $name) { id }\n  }\n"): typeof import('./graphql.ts').AddProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeProject($id: ID!, $input: CompanyProjectInput!) {\n    changeProject(id: $id, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').ChangeProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Packages($org: ID, $search: String, $active: Boolean, $page: Int) {\n    packages(org: $org, search: $search, active: $active, page: $page) {\n      packages {\n        id\n        name\n        serviceType\n        orgId\n        isActive\n        duration\n        validityMonths\n        inUse\n        updatedAt\n        assessments { category name }\n      }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').PackagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Package($id: ID!) {\n    package(id: $id) {\n      id\n      name\n      serviceType\n      orgId\n      isActive\n      validityMonths\n      inUse\n      updatedAt\n      assessments { category name minutes checked }\n    }\n  }\n"): typeof import('./graphql.ts').PackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackageUses($id: ID!) {\n    packageUses(id: $id) { coming holds }\n  }\n"): typeof import('./graphql.ts').PackageUsesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackageCompany($orgId: ID!) {\n    company(orgId: $orgId) { companyName }\n  }\n"): typeof import('./graphql.ts').PackageCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Assessments {\n    assessments { category name minutes checked }\n  }\n"): typeof import('./graphql.ts').AssessmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPackage($org: ID, $input: NewPackageInput!) {\n    addPackage(org: $org, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').AddPackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePackage($id: ID!, $input: PackageInput!) {\n    changePackage(id: $id, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').ChangePackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePackage($id: ID!) {\n    deletePackage(id: $id)\n  }\n"): typeof import('./graphql.ts').DeletePackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceFields on Price {\n    priceId\n    packageId\n    packageName\n    companyId\n    companyName\n    fromDay\n    cents\n    setBy\n  }\n"): typeof import('./graphql.ts').PriceFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Prices($packageId: ID, $companyId: ID) {\n    prices(packageId: $packageId, companyId: $companyId) { ...PriceFields }\n  }\n"): typeof import('./graphql.ts').PricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackagePrices($packageId: ID!) {\n    prices(packageId: $packageId) { ...PriceFields }\n    packageUses(id: $packageId) { assessmentsCents }\n  }\n"): typeof import('./graphql.ts').PackagePricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPrice($input: PriceInput!) {\n    setPrice(input: $input) { priceId }\n  }\n"): typeof import('./graphql.ts').SetPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePrice($priceId: ID!) {\n    removePrice(priceId: $priceId)\n  }\n"): typeof import('./graphql.ts').RemovePriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClosingClinics {\n    bookableClinics(limit: 1000) { id name address timeZone state bookingFree }\n  }\n"): typeof import('./graphql.ts').ClosingClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClosingPlan(\n    $scope: ClosingScope!\n    $otherSiteIds: [ID!]!\n    $prefer: ClosingPreference!\n    $choices: [ClosingChoiceInput!]!\n  ) {\n    closingPlan(scope: $scope, otherSiteIds: $otherSiteIds, prefer: $prefer, choices: $choices) {\n      days\n      doctors { doctorId doctorName days closes }\n      people {\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        companyName\n        packageName\n        status\n        rosterId\n        doctorName\n        siteName\n        timeZone\n        startsAt\n        action\n        isHere\n        to { rosterId doctorName siteId siteName timeZone startsAt }\n        reason\n        options { rosterId doctorName siteId siteName timeZone startsAt }\n      }\n      holds { siteName timeZone startsAt expiresAt }\n      waiting\n    }\n  }\n"): typeof import('./graphql.ts').ClosingPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartClosing($id: ID!, $scope: ClosingScope!, $reason: String!, $publicReason: String, $people: [ClosingAgreementInput!]!) {\n    startClosing(id: $id, scope: $scope, reason: $reason, publicReason: $publicReason, people: $people) { undoUntil }\n  }\n"): typeof import('./graphql.ts').StartClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClosingParts on ClosingSummary {\n    closingId\n    sites\n    doctors\n    fromDay\n    toDay\n    reason\n    status\n    createdBy\n    createdAt\n    people\n    done\n    moved\n    toPhone\n  }\n"): typeof import('./graphql.ts').ClosingPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Closings {\n    closings { ...ClosingParts }\n  }\n"): typeof import('./graphql.ts').ClosingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeClosing on Closing {\n    closingId\n    sites\n    doctors\n    fromDay\n    toDay\n    reason\n    status\n    createdBy\n    createdAt\n    people\n    done\n    moved\n    toPhone\n    undoUntil\n    list {\n      candidateId\n      reference\n      candidateName\n      candidatePhone\n      companyName\n      packageName\n      fromSite\n      fromTimeZone\n      fromTime\n      toSite\n      toDoctor\n      toTimeZone\n      toTime\n      outcome\n      why\n      toPhone\n      staysBecause\n    }\n  }\n"): typeof import('./graphql.ts').WholeClosingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Closing($id: ID!) {\n    closing(id: $id) { ...WholeClosing }\n  }\n"): typeof import('./graphql.ts').ClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenClosing($id: ID!, $how: ReopenHow!) {\n    reopenClosing(id: $id, how: $how) { ...WholeClosing }\n  }\n"): typeof import('./graphql.ts').ReopenClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys {\n    apiKeys { id name prefix scopes madeBy isOwn isWorking expiresAt lastUsedAt previousUntil }\n  }\n"): typeof import('./graphql.ts').ApiKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeApiKey($keyId: ID!, $input: NewApiKeyInput!) { makeApiKey(keyId: $keyId, input: $input) { id secret } }\n"): typeof import('./graphql.ts').MakeApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateApiKey($id: ID!, $prefix: String) { rotateApiKey(id: $id, prefix: $prefix) { id secret } }\n"): typeof import('./graphql.ts').RotateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($id: ID!) { revokeApiKey(id: $id) }\n"): typeof import('./graphql.ts').RevokeApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Companies($search: String, $status: EntityStatus, $sort: CompanySort, $descending: Boolean, $page: Int) {\n    companies(search: $search, status: $status, sort: $sort, descending: $descending, page: $page) {\n      companies { id companyName enable active fitTest otp sandbox accounts lastBookedAt unreadResults acknowledgedResults updatedAt }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').CompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Company($orgId: ID!) {\n    company(orgId: $orgId) { id companyName enable active fitTest otp sandbox updatedAt }\n  }\n"): typeof import('./graphql.ts').CompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCompany {\n    myCompany { id companyName enable active fitTest otp sandbox updatedAt }\n  }\n"): typeof import('./graphql.ts').MyCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyEffects($orgId: ID!) {\n    companyEffects(orgId: $orgId) { accounts accountsSignedIn openBookings drafts subsidiaries }\n  }\n"): typeof import('./graphql.ts').CompanyEffectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetailsOfCompany on CompanyDetails {\n    abn\n    billingAddress\n    resultEmail\n    invoiceEmail\n    contactName\n    contactPhone\n    poRequired\n    favouriteClinics\n    ownPackagesOnly\n    invoicePer\n    paymentDays\n    notes\n    updatedAt\n  }\n"): typeof import('./graphql.ts').DetailsOfCompanyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyDetails($orgId: ID!) {\n    companyDetails(orgId: $orgId) { ...DetailsOfCompany }\n  }\n"): typeof import('./graphql.ts').CompanyDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCompanyDetails($orgId: ID!, $input: CompanyDetailsInput!) {\n    changeCompanyDetails(orgId: $orgId, input: $input) { ...DetailsOfCompany }\n  }\n"): typeof import('./graphql.ts').ChangeCompanyDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingDefaults($orgId: ID!) {\n    bookingDefaults(orgId: $orgId) { resultEmail invoiceEmail poRequired favouriteClinics updatedAt }\n  }\n"): typeof import('./graphql.ts').BookingDefaultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBookingDefaults($orgId: ID!, $input: BookingDefaultsInput!) {\n    changeBookingDefaults(orgId: $orgId, input: $input) { resultEmail invoiceEmail poRequired favouriteClinics updatedAt }\n  }\n"): typeof import('./graphql.ts').ChangeBookingDefaultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavouriteChoices {\n    bookableClinics(limit: 1000) { id name address }\n  }\n"): typeof import('./graphql.ts').FavouriteChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Statement($orgId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!) {\n    statement(orgId: $orgId, fromDate: $fromDate, toDate: $toDate) {\n      company { id name abn billingAddress poRequired }\n      rows {\n        candidateId\n        invoiceNumber\n        day\n        reference\n        candidateName\n        packageName\n        poNumber\n        project\n        status\n        priceCents\n        gstCents\n      }\n      totals { priceCents gstCents withoutPrice withoutPo }\n    }\n  }\n"): typeof import('./graphql.ts').StatementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCompany($input: NewCompanyInput!) {\n    addCompany(input: $input)\n  }\n"): typeof import('./graphql.ts').AddCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCompany($orgId: ID!, $input: CompanyInput!) {\n    changeCompany(orgId: $orgId, input: $input) { companyName fitTest otp sandbox updatedAt }\n  }\n"): typeof import('./graphql.ts').ChangeCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchCompany($orgId: ID!, $on: Boolean!) {\n    switchCompany(orgId: $orgId, on: $on) { id active }\n  }\n"): typeof import('./graphql.ts').SwitchCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Subsidiaries($org: ID!, $search: String, $status: EntityStatus, $page: Int) {\n    subsidiaries(org: $org, search: $search, status: $status, page: $page) {\n      subsidiaries { id siteName alias enable active fitTest updatedAt }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').SubsidiariesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubsidiaryEffects($org: ID!, $siteId: ID!) {\n    subsidiaryEffects(org: $org, siteId: $siteId) { openBookings }\n  }\n"): typeof import('./graphql.ts').SubsidiaryEffectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSubsidiary($org: ID!, $input: NewSubsidiaryInput!) {\n    addSubsidiary(org: $org, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').AddSubsidiaryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSubsidiary($org: ID!, $siteId: ID!, $input: SubsidiaryInput!) {\n    changeSubsidiary(org: $org, siteId: $siteId, input: $input) { siteName alias fitTest updatedAt }\n  }\n"): typeof import('./graphql.ts').ChangeSubsidiaryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchSubsidiary($org: ID!, $siteId: ID!, $on: Boolean!) {\n    switchSubsidiary(org: $org, siteId: $siteId, on: $on) { id active }\n  }\n"): typeof import('./graphql.ts').SwitchSubsidiaryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReminderSettings($orgId: ID!) {\n    reminderSettings(orgId: $orgId) { mail sms ownMoveDays candidatesFillIn updatedAt }\n  }\n"): typeof import('./graphql.ts').ReminderSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseReminders($orgId: ID!, $input: ReminderSettingsInput!) {\n    chooseReminders(orgId: $orgId, input: $input) { mail sms ownMoveDays candidatesFillIn updatedAt }\n  }\n"): typeof import('./graphql.ts').ChooseRemindersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MonthEnd($month: String!, $search: String, $attention: Boolean, $page: Int) {\n    monthEnd(month: $month, search: $search, attention: $attention, page: $page) {\n      totals { companies rows priceCents gstCents withoutPrice withoutPo }\n      companies { id name rows invoices priceCents gstCents withoutPrice withoutPo }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').MonthEndDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInSettings {\n    signInSettings {\n      redirectUri\n      logoutUri\n      loggedOutUri\n      adminSecondFactor\n      provider {\n        issuer clientId allowsNewAccounts roleId breakGlassAccountId testedAt enabledAt updatedAt\n      }\n      domains { id domain txtRecord verifiedAt }\n    }\n  }\n"): typeof import('./graphql.ts').SignInSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInChoices($org: ID!) {\n    roles { id kind name }\n    accounts(org: $org, status: active) { accounts { id contactPerson username permissions } }\n  }\n"): typeof import('./graphql.ts').SignInChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAdminSecondFactor($adminSecondFactor: Boolean!) {\n    changeAdminSecondFactor(adminSecondFactor: $adminSecondFactor)\n  }\n"): typeof import('./graphql.ts').ChangeAdminSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveIdentityProvider($input: IdentityProviderContentInput!) {\n    saveIdentityProvider(input: $input) {\n      provider { issuer clientId allowsNewAccounts roleId breakGlassAccountId updatedAt }\n    }\n  }\n"): typeof import('./graphql.ts').SaveIdentityProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestIdentityProvider { testIdentityProvider { redirectUri } }\n"): typeof import('./graphql.ts').TestIdentityProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableIdentityProvider { enableIdentityProvider { redirectUri } }\n"): typeof import('./graphql.ts').EnableIdentityProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableIdentityProvider { disableIdentityProvider { redirectUri } }\n"): typeof import('./graphql.ts').DisableIdentityProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSignInDomain($domain: String!) { addSignInDomain(domain: $domain) { redirectUri } }\n"): typeof import('./graphql.ts').AddSignInDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckSignInDomain($id: ID!) { checkSignInDomain(id: $id) { redirectUri } }\n"): typeof import('./graphql.ts').CheckSignInDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSignInDomain($id: ID!) { deleteSignInDomain(id: $id) }\n"): typeof import('./graphql.ts').DeleteSignInDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhooks {\n    webhookEndpoints { id dialect url events pausedAt pausedBecause lastError lastErrorAt updatedAt }\n  }\n"): typeof import('./graphql.ts').WebhooksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookLog($endpointId: ID!, $page: Int) {\n    webhookDeliveries(endpointId: $endpointId, page: $page) {\n      page pages total\n      deliveries { id type state attempts createdAt lastStatus lastAnswer nextTryAt }\n    }\n  }\n"): typeof import('./graphql.ts').WebhookLogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddWebhook($input: NewWebhookEndpointInput!) { addWebhookEndpoint(input: $input) { id secret } }\n"): typeof import('./graphql.ts').AddWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeWebhook($id: ID!, $input: WebhookEndpointChangeInput!) {\n    changeWebhookEndpoint(id: $id, input: $input) { id updatedAt }\n  }\n"): typeof import('./graphql.ts').ChangeWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) { deleteWebhookEndpoint(id: $id) }\n"): typeof import('./graphql.ts').DeleteWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhook($id: ID!) { rotateWebhookSecret(id: $id) { id secret } }\n"): typeof import('./graphql.ts').RotateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeWebhook($id: ID!) { resumeWebhookEndpoint(id: $id) { id pausedAt } }\n"): typeof import('./graphql.ts').ResumeWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($id: ID!) { testWebhookEndpoint(id: $id) { id state } }\n"): typeof import('./graphql.ts').TestWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendWebhookAgain($id: ID!) { sendWebhookAgain(id: $id) { id state } }\n"): typeof import('./graphql.ts').SendWebhookAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConsultFiles($org: ID, $candidateId: ID, $files: [ConsultFileInput!]!) {\n    consultFiles(org: $org, candidateId: $candidateId, files: $files) {\n      fileId\n      fileType\n      fileName\n      size\n      signedUrl\n    }\n  }\n"): typeof import('./graphql.ts').ConsultFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyOtp($email: String!, $request: OtpRequest!, $otp: String!) {\n    verifyOtp(email: $email, request: $request, otp: $otp) { deviceId }\n  }\n"): typeof import('./graphql.ts').VerifyOtpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendOtp($email: String!, $request: OtpRequest!) {\n    resendOtp(email: $email, request: $request)\n  }\n"): typeof import('./graphql.ts').ResendOtpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPasskeys {\n    passkeys { id }\n  }\n"): typeof import('./graphql.ts').OwnPasskeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskeyProof {\n    beginPasskeyProof\n  }\n"): typeof import('./graphql.ts').BeginPasskeyProofDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProvePasskey($credential: String!) {\n    provePasskey(credential: $credential)\n  }\n"): typeof import('./graphql.ts').ProvePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DayListClinics {\n    bookableClinics(limit: 1000) { id name state timeZone bookingFree }\n  }\n"): typeof import('./graphql.ts').DayListClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DayList($siteId: ID!, $day: LocalDate!) {\n    dayList(siteId: $siteId, day: $day) {\n      timeZone\n      entries {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        missing\n        phone\n        companyName\n        packageName\n        assessments\n        paperworks { id name isHandedIn candidateFileId }\n        visitStops { name fromTime toTime state resources }\n        hasLeft\n        identificationFileId\n        note\n        comment\n        doctorName\n        overPlan\n        startsAt\n        endsAt\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DayListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DayListChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId day }\n  }\n"): typeof import('./graphql.ts').DayListChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoctorList($search: String, $active: Boolean, $page: Int) {\n    doctorList(search: $search, active: $active, page: $page) {\n      doctors { id name shownName title registrationNumber mayDo kind skills calibratedUntil capacity mostPem mostFitTest isActive clinics updatedAt }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').DoctorListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Doctor($id: ID!) {\n    doctor(id: $id) {\n      doctor { id name shownName title registrationNumber mayDo kind skills calibratedUntil capacity mostPem mostFitTest isActive clinics updatedAt }\n      patterns {\n        patternId\n        siteId\n        siteName\n        timeZone\n        fromDay\n        untilDay\n        weeks\n        weekA\n        hours { week weekday fromTime toTime }\n        onHolidays\n        madeUntil\n      }\n      leaves { leaveId fromDay untilDay reason }\n      ownDays { rosterId siteId siteName day fromTime toTime }\n    }\n  }\n"): typeof import('./graphql.ts').DoctorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OutsideHours($doctorId: ID!, $fromDay: LocalDate, $untilDay: LocalDate) {\n    outsideHours(doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay) {\n      people { candidateId reference candidateName companyName siteName timeZone startsAt }\n      plans { siteId siteName fromDay toDay people }\n    }\n  }\n"): typeof import('./graphql.ts').OutsideHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewDoctor($doctorId: ID!, $input: NewDoctorInput!) {\n    addDoctor(doctorId: $doctorId, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').NewDoctorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeDoctor($id: ID!, $input: DoctorInput!) {\n    changeDoctor(id: $id, input: $input)\n  }\n"): typeof import('./graphql.ts').ChangeDoctorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchDoctor($id: ID!, $on: Boolean!) {\n    switchDoctor(id: $id, on: $on)\n  }\n"): typeof import('./graphql.ts').SwitchDoctorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RosteredClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n"): typeof import('./graphql.ts').RosteredClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeeklyHoursPlan($input: WeeklyHoursInput!) {\n    weeklyHoursPlan(input: $input) {\n      days\n      horizon\n      skipped { day reason }\n      people { candidateId reference candidateName companyName siteName timeZone startsAt }\n    }\n  }\n"): typeof import('./graphql.ts').WeeklyHoursPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveWeeklyHours($newPatternId: ID!, $input: WeeklyHoursInput!) {\n    saveWeeklyHours(newPatternId: $newPatternId, input: $input)\n  }\n"): typeof import('./graphql.ts').SaveWeeklyHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddLeave($leaveId: ID!, $doctorId: ID!, $fromDay: LocalDate!, $untilDay: LocalDate!, $reason: String!) {\n    addLeave(leaveId: $leaveId, doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay, reason: $reason)\n  }\n"): typeof import('./graphql.ts').AddLeaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveLeave($leaveId: ID!) {\n    removeLeave(leaveId: $leaveId)\n  }\n"): typeof import('./graphql.ts').RemoveLeaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DueAgain($filter: DueFilter!, $timeZone: TimeZone!, $page: Int!) {\n    dueAgain(filter: $filter, timeZone: $timeZone, page: $page, pageSize: 50) {\n      today\n      dueFrom\n      dueTo\n      total\n      totalCapped\n      expired\n      filterNames { id name }\n      rows {\n        candidateId\n        reference\n        candidateName\n        candidateDob\n        candidateGender\n        candidatePhone\n        candidateEmail\n        positionId\n        candidatePosition\n        packageId\n        packageName\n        packageMinutes\n        serviceType\n        isOffered\n        mayBeBooked\n        orgId\n        companyName\n        subsidiaryId\n        subsidiaryName\n        siteId\n        siteName\n        siteState\n        contactName\n        contactPhone\n        contactEmail\n        resultEmail\n        invoiceEmail\n        examinedOn\n        dueOn\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DueAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DueSubsidiaries($org: ID!, $search: String!) {\n    bookableSubsidiaries(org: $org, search: $search, limit: 50) { items { id name } total }\n  }\n"): typeof import('./graphql.ts').DueSubsidiariesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DueClinics($search: String!) {\n    bookableClinics(search: $search, limit: 50) { id name }\n  }\n"): typeof import('./graphql.ts').DueClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Find(\n    $words: String!\n    $siteId: ID\n    $timeZone: TimeZone!\n    $withBookings: Boolean!\n    $withCompanies: Boolean!\n    $withSubsidiaries: Boolean!\n    $withAccounts: Boolean!\n    $withSites: Boolean!\n    $withDoctors: Boolean!\n    $withPackages: Boolean!\n  ) {\n    foundBookings(search: $words, siteId: $siteId, timeZone: $timeZone) @include(if: $withBookings) {\n      nearest\n      bookings {\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        companyName\n        appointmentTime\n        siteName\n        siteTimeZone\n        preferredFromDate\n        preferredToDate\n        status\n        statusColor\n      }\n    }\n    companies(search: $words, status: null, pageSize: 5) @include(if: $withCompanies) {\n      companies { id companyName active }\n    }\n    foundSubsidiaries(search: $words, limit: 5) @include(if: $withSubsidiaries) {\n      id\n      name\n      alias\n      orgId\n      orgName\n      active\n    }\n    foundAccounts(search: $words, limit: 5) @include(if: $withAccounts) {\n      id\n      orgId\n      orgName\n      name\n      username\n      email\n      active\n      invited\n      locked\n      lastSignInAt\n    }\n    clinicSites(search: $words, pageSize: 5) @include(if: $withSites) {\n      sites { id name address suburb postcode state isActive }\n    }\n    doctors(search: $words, limit: 5) @include(if: $withDoctors) {\n      items { id name }\n    }\n    packages(search: $words, pageSize: 5) @include(if: $withPackages) {\n      packages { id name orgId duration isActive }\n    }\n  }\n"): typeof import('./graphql.ts').FindDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendLinkAgain($org: ID!, $accountId: ID!) {\n    inviteAccount(org: $org, accountId: $accountId)\n  }\n"): typeof import('./graphql.ts').SendLinkAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home($timeZone: TimeZone!) {\n    home(timeZone: $timeZone) {\n      today\n      counts { view total totalCapped }\n      bookings {\n        view\n        candidateId\n        reference\n        candidateName\n        candidatePhone\n        subsidiaryName\n        packageName\n        status\n        statusColor\n        appointmentTime\n        siteName\n        siteTimeZone\n        sitePhone\n        comment\n        note\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeDue($timeZone: TimeZone!) {\n    dueAgain(filter: {}, timeZone: $timeZone, pageSize: 0) { total totalCapped expired }\n  }\n"): typeof import('./graphql.ts').HomeDueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeDrafts {\n    drafts {\n      draftId\n      serviceType\n      updatedAt\n      body\n      holds { reserveId siteName timeZone startsAt expiresAt }\n    }\n  }\n"): typeof import('./graphql.ts').HomeDraftsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription HomeChanged {\n    bookingsChanged\n  }\n"): typeof import('./graphql.ts').HomeChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenOrders {\n    orders(open: true) {\n      total\n      orders {\n        orderId source externalId status serviceType\n        candidateName candidateDob candidateGender candidatePhone candidateEmail candidatePosition\n        package site note unknown isWithdrawn noticeAt begunBy ownDraftId receivedAt changedAt\n        knownPackage { packageId name minutes }\n        knownSite { siteId name state }\n        changes { field from to }\n        booking { candidateId reference }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OpenOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPerson($accountId: ID!, $serviceType: ServiceType!) {\n    lastBooking(serviceType: $serviceType) { resultEmail invoiceEmail subsidiary { id name } }\n    bookingAccount(accountId: $accountId) {\n      contactPerson\n      phone\n      email\n      company { id name resultEmail invoiceEmail }\n    }\n  }\n"): typeof import('./graphql.ts').OrderPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginOrder(\n    $serviceType: ServiceType!, $body: DraftBody!, $draftId: ID!, $writer: ID!, $orderId: ID!, $orderChangedAt: DateTime!\n  ) {\n    createDraft(\n      serviceType: $serviceType, body: $body, draftId: $draftId, writer: $writer, orderId: $orderId, orderChangedAt: $orderChangedAt\n    ) {\n      draftId\n    }\n  }\n"): typeof import('./graphql.ts').BeginOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectOrder($id: ID!, $reason: String!) {\n    rejectOrder(id: $id, reason: $reason) { orderId }\n  }\n"): typeof import('./graphql.ts').RejectOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeOrder($id: ID!, $noticeAt: DateTime!) {\n    acknowledgeOrder(id: $id, noticeAt: $noticeAt) { orderId }\n  }\n"): typeof import('./graphql.ts').AcknowledgeOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UninvitedAccounts {\n    uninvitedAccounts { id orgName kind name username email importedAt }\n  }\n"): typeof import('./graphql.ts').UninvitedAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoableCompanyImport {\n    undoableCompanyImport { id rows importedAt }\n  }\n"): typeof import('./graphql.ts').UndoableCompanyImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoCompanyImport($id: ID!) {\n    undoCompanyImport(id: $id)\n  }\n"): typeof import('./graphql.ts').UndoCompanyImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoableSubsidiaryImport {\n    undoableSubsidiaryImport { id rows importedAt }\n  }\n"): typeof import('./graphql.ts').UndoableSubsidiaryImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoSubsidiaryImport($id: ID!) {\n    undoSubsidiaryImport(id: $id)\n  }\n"): typeof import('./graphql.ts').UndoSubsidiaryImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoableAccountImport {\n    undoableAccountImport { id rows importedAt }\n  }\n"): typeof import('./graphql.ts').UndoableAccountImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoAccountImport($id: ID!) {\n    undoAccountImport(id: $id)\n  }\n"): typeof import('./graphql.ts').UndoAccountImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoablePackageImport {\n    undoablePackageImport { id rows importedAt }\n  }\n"): typeof import('./graphql.ts').UndoablePackageImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoPackageImport($id: ID!) {\n    undoPackageImport(id: $id)\n  }\n"): typeof import('./graphql.ts').UndoPackageImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteAccounts($accountIds: [ID!]!) {\n    inviteAccounts(accountIds: $accountIds)\n  }\n"): typeof import('./graphql.ts').InviteAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanySignIn($email: String!) {\n    companySignIn(email: $email) { companyName }\n  }\n"): typeof import('./graphql.ts').CompanySignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishProviderSignIn {\n    finishProviderSignIn { accessToken refreshToken org accountId }\n  }\n"): typeof import('./graphql.ts').FinishProviderSignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskeySignIn {\n    beginPasskeySignIn\n  }\n"): typeof import('./graphql.ts').BeginPasskeySignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInWithPasskey($credential: String!) {\n    signInWithPasskey(credential: $credential) { accessToken refreshToken org accountId }\n  }\n"): typeof import('./graphql.ts').SignInWithPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailTexts { mailTexts { kind name recipient version isBuiltIn changedBy changedAt } }\n"): typeof import('./graphql.ts').MailTextsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailText($kind: String!) {\n    mailText(kind: $kind) {\n      kind name recipient version\n      text { subject heading body }\n      builtIn { subject heading body }\n      placeholders { name meaning isRequired }\n      versions { version isBuiltIn changedBy changedAt text { subject heading body } }\n    }\n  }\n"): typeof import('./graphql.ts').MailTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewMailText($kind: String!, $input: MailTextDraftInput!) {\n    previewMailText(kind: $kind, input: $input) {\n      about subject heading paragraphs facts { name value } action colour from\n    }\n  }\n"): typeof import('./graphql.ts').PreviewMailTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveMailText($kind: String!, $input: MailTextInput!) { saveMailText(kind: $kind, input: $input) }\n"): typeof import('./graphql.ts').SaveMailTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestMail($kind: String!, $input: MailTextDraftInput!) { sendTestMail(kind: $kind, input: $input) }\n"): typeof import('./graphql.ts').SendTestMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgotPassword($email: String!) {\n    forgotPassword(email: $email)\n  }\n"): typeof import('./graphql.ts').ForgotPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n"): typeof import('./graphql.ts').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String!, $password: String!) {\n    changePassword(currentPassword: $currentPassword, password: $password)\n  }\n"): typeof import('./graphql.ts').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyAccount {\n    me { username accountType contactPerson phone email emailTrustedFrom company { name otp } }\n  }\n"): typeof import('./graphql.ts').MyAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMyAccount($input: MyAccountInput!) {\n    updateMyAccount(input: $input) { contactPerson phone email }\n  }\n"): typeof import('./graphql.ts').UpdateMyAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmMyEmail {\n    confirmMyEmail { email }\n  }\n"): typeof import('./graphql.ts').ConfirmMyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Devices {\n    devices { id userAgent usedAt isCurrent }\n  }\n"): typeof import('./graphql.ts').DevicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(id: $id)\n  }\n"): typeof import('./graphql.ts').RevokeDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessions { total sessions { id userAgent address createdAt usedAt isCurrent } }\n  }\n"): typeof import('./graphql.ts').SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndMySession($id: ID!) {\n    endMySession(id: $id)\n  }\n"): typeof import('./graphql.ts').EndMySessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndMyOtherSessions {\n    endMyOtherSessions\n  }\n"): typeof import('./graphql.ts').EndMyOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactor {\n    secondFactor { enabled recoveryCodesLeft }\n  }\n"): typeof import('./graphql.ts').SecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginSecondFactor($currentPassword: String!) {\n    beginSecondFactor(currentPassword: $currentPassword) { secret link }\n  }\n"): typeof import('./graphql.ts').BeginSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(code: $code)\n  }\n"): typeof import('./graphql.ts').ConfirmSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes($currentPassword: String!) {\n    renewRecoveryCodes(currentPassword: $currentPassword)\n  }\n"): typeof import('./graphql.ts').RenewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSecondFactor($currentPassword: String!) {\n    removeSecondFactor(currentPassword: $currentPassword)\n  }\n"): typeof import('./graphql.ts').RemoveSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Passkeys {\n    passkeys { id name createdAt lastUsedAt }\n  }\n"): typeof import('./graphql.ts').PasskeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskey($currentPassword: String!) {\n    beginPasskey(currentPassword: $currentPassword)\n  }\n"): typeof import('./graphql.ts').BeginPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($credential: String!) {\n    addPasskey(credential: $credential) { id }\n  }\n"): typeof import('./graphql.ts').AddPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name)\n  }\n"): typeof import('./graphql.ts').RenamePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n"): typeof import('./graphql.ts').RemovePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MondayDigest {\n    mondayDigest { isWanted nextAt }\n  }\n"): typeof import('./graphql.ts').MondayDigestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseMondayDigest($isWanted: Boolean!) {\n    chooseMondayDigest(isWanted: $isWanted) { isWanted nextAt }\n  }\n"): typeof import('./graphql.ts').ChooseMondayDigestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Crews($org: ID!) {\n    crews(org: $org) {\n      id\n      name\n      serviceType\n      sid\n      subsidiary { id name }\n      resultEmail\n      invoiceEmail\n      poNumber\n      project\n      projectIdentification\n      lines {\n        people\n        positionId\n        position\n        package { id name minutes }\n        state\n        sites { id name }\n      }\n      updatedAt\n    }\n  }\n"): typeof import('./graphql.ts').CrewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCrew($org: ID!, $input: NewCrewInput!) {\n    saveCrew(org: $org, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').SaveCrewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameCrew($id: ID!, $input: CrewNameInput!) {\n    renameCrew(id: $id, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').RenameCrewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCrew($id: ID!) {\n    deleteCrew(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteCrewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupTimes(\n    $packageIds: [ID!]!\n    $siteIds: [ID!]!\n    $fromDate: LocalDate!\n    $toDate: LocalDate!\n    $part: DayPart!\n    $draftId: ID!\n  ) {\n    groupTimes(\n      packageIds: $packageIds\n      siteIds: $siteIds\n      fromDate: $fromDate\n      toDate: $toDate\n      part: $part\n      draftId: $draftId\n    ) {\n      proposals {\n        siteId\n        siteName\n        timeZone\n        day\n        doctors\n        startsAt\n        endsAt\n        places {\n          calendarId\n          startsAt\n          endsAt\n        }\n      }\n      whyNot {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HoldGroup($draftId: ID!, $places: [GroupPlaceInput!]!) {\n    holdGroup(draftId: $draftId, places: $places) {\n      candidateIndex\n      reserveId\n      siteId\n      siteName\n      timeZone\n      packageId\n      calendarId\n      startsAt\n      endsAt\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').HoldGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverlappingAppointments($org: ID, $people: [PersonToBookInput!]!) {\n    overlappingAppointments(org: $org, people: $people) { person reference siteName siteTimeZone appointmentTime }\n  }\n"): typeof import('./graphql.ts').OverlappingAppointmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Choices on Lookup {\n    total\n    items { id name }\n  }\n"): typeof import('./graphql.ts').ChoicesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeDraft on Draft {\n    draftId\n    revision\n    body\n    holds {\n      candidateIndex\n      reserveId\n      siteId\n      siteName\n      timeZone\n      packageId\n      calendarId\n      startsAt\n      endsAt\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').WholeDraftFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Created on CreatedBooking {\n    bookingId\n    reference\n    candidates {\n      candidateId\n      index\n      status\n      appointmentTime\n      siteName\n      siteTimeZone\n      smsAt\n    }\n  }\n"): typeof import('./graphql.ts').CreatedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookableCompany on BookableOrg {\n    id name poRequired candidatesFillIn resultEmail invoiceEmail\n    favouriteClinics { id state serviceTypes }\n  }\n"): typeof import('./graphql.ts').BookableCompanyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingPerson($accountId: ID!, $serviceType: ServiceType!) {\n    lastBooking(serviceType: $serviceType) {\n      subsidiary { id name }\n      resultEmail\n      invoiceEmail\n      place { state siteIds }\n      package { id name minutes }\n      usualPackages { position package { id name minutes } }\n    }\n    bookingAccount(accountId: $accountId) {\n      accountId\n      contactPerson\n      phone\n      email\n      company { ...BookableCompany }\n    }\n  }\n"): typeof import('./graphql.ts').BookingPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookableOrgs($search: String, $serviceType: ServiceType, $limit: Int) {\n    bookableOrgs(search: $search, serviceType: $serviceType, limit: $limit) {\n      total\n      items { ...BookableCompany }\n    }\n  }\n"): typeof import('./graphql.ts').BookableOrgsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookableSubsidiaries($org: ID!, $search: String, $serviceType: ServiceType, $limit: Int) {\n    bookableSubsidiaries(org: $org, search: $search, serviceType: $serviceType, limit: $limit) { ...Choices }\n  }\n"): typeof import('./graphql.ts').BookableSubsidiariesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Positions($org: ID!, $search: String, $limit: Int) {\n    positions(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n"): typeof import('./graphql.ts').PositionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Projects($org: ID!, $search: String, $limit: Int) {\n    projects(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n"): typeof import('./graphql.ts').ProjectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProjectIdentifications($org: ID!, $search: String, $limit: Int) {\n    projectIdentifications(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n"): typeof import('./graphql.ts').ProjectIdentificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PurchaseOrders($org: ID!, $search: String, $limit: Int) {\n    purchaseOrders(org: $org, search: $search, limit: $limit) { ...Choices }\n  }\n"): typeof import('./graphql.ts').PurchaseOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookablePackages($org: ID!, $serviceType: ServiceType!, $sid: ID, $search: String, $limit: Int) {\n    bookablePackages(org: $org, serviceType: $serviceType, sid: $sid, search: $search, limit: $limit) {\n      total\n      items {\n        id\n        name\n        minutes\n        assessments {\n          category\n          name\n          checked\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BookablePackagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDraft(\n    $serviceType: ServiceType!\n    $sid: ID\n    $body: DraftBody!\n    $draftId: ID!\n    $writer: ID!\n    $sequence: Int!\n  ) {\n    createDraft(\n      serviceType: $serviceType\n      sid: $sid\n      body: $body\n      draftId: $draftId\n      writer: $writer\n      sequence: $sequence\n    ) {\n      draftId\n      revision\n    }\n  }\n"): typeof import('./graphql.ts').CreateDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDraft($draftId: ID!, $revision: Int!, $body: DraftBody!, $writer: ID!, $sequence: Int!) {\n    saveDraft(draftId: $draftId, revision: $revision, body: $body, writer: $writer, sequence: $sequence) {\n      revision\n      conflict { ...WholeDraft }\n    }\n  }\n"): typeof import('./graphql.ts').SaveDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Draft($draftId: ID!) {\n    draft(draftId: $draftId) {\n      ...WholeDraft\n      booking { ...Created }\n    }\n  }\n"): typeof import('./graphql.ts').DraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sent($draftId: ID!) {\n    draft(draftId: $draftId) {\n      booking { bookingId }\n    }\n  }\n"): typeof import('./graphql.ts').SentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBooking($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {\n    createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) { ...Created }\n  }\n"): typeof import('./graphql.ts').CreateBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDraft($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n"): typeof import('./graphql.ts').DeleteDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Unfinished($serviceType: ServiceType!) {\n    drafts(serviceType: $serviceType) {\n      draftId\n      updatedAt\n      body\n    }\n  }\n"): typeof import('./graphql.ts').UnfinishedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddItem($list: GrowingList!, $org: ID!, $name: String!) {\n    addItem(list: $list, org: $org, name: $name) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').AddItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackageParts {\n    assessments {\n      category\n      name\n      minutes\n    }\n  }\n"): typeof import('./graphql.ts').PackagePartsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPackageInBooking($org: ID!, $input: NewPackageInBookingInput!) {\n    addPackageInBooking(org: $org, input: $input) {\n      id\n      name\n      minutes\n    }\n  }\n"): typeof import('./graphql.ts').AddPackageInBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCustomPackage($packageId: ID!, $org: ID!, $draftId: ID!, $input: NewPackageInBookingInput!) {\n    addCustomPackage(packageId: $packageId, org: $org, draftId: $draftId, input: $input) {\n      id\n      name\n      minutes\n    }\n  }\n"): typeof import('./graphql.ts').AddCustomPackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverviewClinics {\n    bookableClinics(limit: 1000) { id name bookingFree }\n  }\n"): typeof import('./graphql.ts').OverviewClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Capacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {\n    capacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {\n      fromDay\n      dayCount\n      clinics {\n        siteId\n        siteName\n        days { day doctors slots booked held blocked free ahead }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CapacityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResourceCapacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {\n    resourceCapacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {\n      clinics {\n        siteId\n        siteName\n        resources { kind name resources open used }\n      }\n      bottleneck { kind names fullAt fullDays days gain packageName }\n    }\n  }\n"): typeof import('./graphql.ts').ResourceCapacityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextFreeTimes($siteId: ID) {\n    nextFreeTimes(siteId: $siteId) {\n      lookAheadDays\n      packages { id name serviceType minutes }\n      clinics {\n        siteId\n        siteName\n        serviceTypes\n        free { minutes day days }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NextFreeTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverviewNumbers($dayCount: Int!, $timeZone: TimeZone!, $siteId: ID) {\n    overviewNumbers(dayCount: $dayCount, timeZone: $timeZone, siteId: $siteId) {\n      today\n      all { pending missed expected completed medianHours of90Hours }\n      clinics {\n        siteId\n        siteName\n        pending\n        missed\n        expected\n        completed\n        medianHours\n        of90Hours\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OverviewNumbersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OverviewChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId }\n  }\n"): typeof import('./graphql.ts').OverviewChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchResults($files: [ResultFileInput!]!) {\n    matchResults(files: $files) {\n      candidates {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        companyName\n        appointmentTime\n        siteTimeZone\n        status\n        outcome\n        canComplete\n        isToCome\n        isStored\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MatchResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteResults($candidateIds: [ID!]!, $through: String) {\n    changeStatuses(candidateIds: $candidateIds, status: \"Completed\", through: $through) { changed }\n  }\n"): typeof import('./graphql.ts').CompleteResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SchedulerDoctors($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $waiting: Int!) {\n    schedulerDoctors(siteId: $siteId, fromDay: $fromDay, toDay: $toDay, lanes: $lanes) {\n      siteId\n      siteName\n      state\n      timeZone\n      mostOverPlan\n      hasVisits\n      doctors {\n        doctorId\n        name\n        kind\n        days {\n          rosterId\n          day\n          startsAt\n          endsAt\n          overPlan\n          slots { id startsAt available blockedBecause }\n        }\n      }\n      holidays { day name }\n      openHolidays { day name }\n      missingYears\n    }\n    schedulerPending(siteId: $siteId, limit: $waiting) {\n      bookings {\n        candidateId\n        reference\n        candidateName\n        companyName\n        packageName\n        minutes\n        preferredFromDate\n        preferredToDate\n        preferredTime\n      }\n      total\n    }\n  }\n"): typeof import('./graphql.ts').SchedulerDoctorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SchedulerBookings($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $page: Int!) {\n    schedulerBookings(siteId: $siteId, fromDay: $fromDay, toDay: $toDay, lanes: $lanes, page: $page) {\n      pages\n      blocks {\n        id\n        stop\n        kind\n        rosterId\n        startsAt\n        endsAt\n        expiresAt\n        candidateId\n        reference\n        candidateName\n        companyName\n        packageName\n        status\n        statusColor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SchedulerBookingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoardClinics {\n    bookableClinics(limit: 1000) { id name state timeZone bookingFree }\n  }\n"): typeof import('./graphql.ts').BoardClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BoardChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) { siteId day }\n  }\n"): typeof import('./graphql.ts').BoardChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ValidateMove($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!, $stop: String) {\n    validateMove(candidateId: $candidateId, rosterId: $rosterId, startsAt: $startsAt, stop: $stop) { legal reason }\n  }\n"): typeof import('./graphql.ts').ValidateMoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveAppointment(\n    $candidateId: ID!\n    $rosterId: Int!\n    $startsAt: DateTime!\n    $stop: String\n    $seen: SeenPlaceInput!\n    $reason: String\n  ) {\n    moveAppointment(\n      candidateId: $candidateId\n      rosterId: $rosterId\n      startsAt: $startsAt\n      stop: $stop\n      seen: $seen\n      reason: $reason\n    ) {\n      moveId\n      undoMs\n    }\n  }\n"): typeof import('./graphql.ts').MoveAppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmBooking($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!) {\n    confirmBooking(candidateId: $candidateId, rosterId: $rosterId, startsAt: $startsAt)\n  }\n"): typeof import('./graphql.ts').ConfirmBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoMove($moveId: ID!) {\n    undoMove(moveId: $moveId) { moveId }\n  }\n"): typeof import('./graphql.ts').UndoMoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableSlots($siteId: ID!, $slotIds: [Int!]!, $reason: String!) {\n    disableSlots(siteId: $siteId, slotIds: $slotIds, reason: $reason)\n  }\n"): typeof import('./graphql.ts').DisableSlotsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableSlots($siteId: ID!, $slotIds: [Int!]!) {\n    enableSlots(siteId: $siteId, slotIds: $slotIds)\n  }\n"): typeof import('./graphql.ts').EnableSlotsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Doctors($search: String) {\n    doctors(search: $search, limit: 20) { ...Choices }\n  }\n"): typeof import('./graphql.ts').DoctorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDoctor($doctorId: ID!, $input: NewDoctorInput!) {\n    addDoctor(doctorId: $doctorId, input: $input) { id name }\n  }\n"): typeof import('./graphql.ts').AddDoctorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddRosters($input: NewRostersInput!) {\n    addRosters(input: $input) { rosters { day } }\n  }\n"): typeof import('./graphql.ts').AddRostersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeRoster($rosterId: Int!, $fromTime: String!, $toTime: String!) {\n    changeRoster(rosterId: $rosterId, fromTime: $fromTime, toTime: $toTime)\n  }\n"): typeof import('./graphql.ts').ChangeRosterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StateHolidays($state: String!, $year: Int!) {\n    stateHolidays(state: $state, year: $year) {\n      holidays { day name source sites { siteId name } openAt { siteId name } }\n      states\n      missing { state year }\n    }\n  }\n"): typeof import('./graphql.ts').StateHolidaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddHoliday($state: String!, $day: LocalDate!, $name: String!, $siteIds: [ID!]!) {\n    addHoliday(state: $state, day: $day, name: $name, siteIds: $siteIds)\n  }\n"): typeof import('./graphql.ts').AddHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {\n    removeHoliday(state: $state, day: $day, siteIds: $siteIds)\n  }\n"): typeof import('./graphql.ts').RemoveHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenOnHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {\n    openOnHoliday(state: $state, day: $day, siteIds: $siteIds)\n  }\n"): typeof import('./graphql.ts').OpenOnHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HolidayClinics($state: String!) {\n    bookableClinics(state: $state, limit: 1000) { id name address }\n  }\n"): typeof import('./graphql.ts').HolidayClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingCard($siteId: ID!, $day: LocalDate!, $candidateId: ID!) {\n    dayList(siteId: $siteId, day: $day, candidateId: $candidateId) {\n      entries {\n        candidateId\n        reference\n        candidateName\n        dateOfBirth\n        phone\n        companyName\n        packageName\n        note\n        comment\n        doctorName\n        startsAt\n        endsAt\n        status\n        statusColor\n        statusBefore\n        statusChangedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BookingCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPerson($search: String!) {\n    bookings(search: $search, sort: appointment_time, order: desc, pageSize: 20, count: false) {\n      bookings {\n        candidateId\n        candidateName\n        companyName\n        appointmentTime\n        siteName\n        siteTimeZone\n        status\n        statusColor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoardCapacity($siteId: ID!, $fromDay: LocalDate!, $dayCount: Int!) {\n    capacity(siteId: $siteId, fromDay: $fromDay, dayCount: $dayCount) {\n      clinics {\n        days { day slots free }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BoardCapacityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginWalkIn($draftId: ID!, $writer: ID!, $body: DraftBody!) {\n    createDraft(serviceType: pem, body: $body, draftId: $draftId, writer: $writer) { draftId }\n  }\n"): typeof import('./graphql.ts').BeginWalkInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndWalkIn($draftId: ID!) {\n    deleteDraft(draftId: $draftId)\n  }\n"): typeof import('./graphql.ts').EndWalkInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalkInPackages($org: ID!, $search: String, $limit: Int) {\n    bookablePackages(org: $org, serviceType: pem, search: $search, limit: $limit) {\n      items { id name minutes }\n    }\n  }\n"): typeof import('./graphql.ts').WalkInPackagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalkInCompanies($search: String) {\n    bookableOrgs(search: $search, serviceType: pem) { total items { id name } }\n  }\n"): typeof import('./graphql.ts').WalkInCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalkInAddresses($org: ID!) {\n    bookingAddresses(org: $org) { resultEmail invoiceEmail }\n  }\n"): typeof import('./graphql.ts').WalkInAddressesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalkInMaker($accountId: ID!) {\n    bookingAccount(accountId: $accountId) { contactPerson phone email }\n  }\n"): typeof import('./graphql.ts').WalkInMakerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookWalkIn($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {\n    createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) {\n      reference\n      candidates { candidateId }\n    }\n  }\n"): typeof import('./graphql.ts').BookWalkInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingsOfProvider on ProviderSettings {\n    brandName\n    phone\n    openingHours\n    holdMinutes\n    paymentDays\n    adminSecondFactor\n    xeroAccount\n    xeroTax\n    myobAccount\n    myobTax\n    updatedAt\n    defaults {\n      brandName\n      phone\n      openingHours\n      holdMinutes\n      paymentDays\n      xeroAccount\n      xeroTax\n      myobAccount\n      myobTax\n    }\n  }\n"): typeof import('./graphql.ts').SettingsOfProviderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProviderSettings {\n    providerSettings { ...SettingsOfProvider }\n  }\n"): typeof import('./graphql.ts').ProviderSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeProviderSettings($input: ProviderSettingsInput!) {\n    changeProviderSettings(input: $input) { ...SettingsOfProvider }\n  }\n"): typeof import('./graphql.ts').ChangeProviderSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClinicSites($search: String, $active: Boolean, $page: Int) {\n    clinicSites(search: $search, active: $active, page: $page) {\n      sites { id number name suburb state timezone phone email serviceTypes isActive isExternal bookingFree sandbox }\n      page\n      pages\n      total\n    }\n  }\n"): typeof import('./graphql.ts').ClinicSitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClinicSite($id: ID!) {\n    clinicSite(id: $id) {\n      id\n      number\n      name\n      address\n      suburb\n      postcode\n      state\n      timezone\n      phone\n      fax\n      email\n      serviceTypes\n      isActive\n      isExternal\n      bookingFree\n      travelMinutes\n      mostOverPlan\n      updatedAt\n    }\n  }\n"): typeof import('./graphql.ts').ClinicSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClinicSiteEffects($id: ID!) {\n    clinicSiteEffects(id: $id) { bookings firstBooking lastBooking pending holds rosters }\n  }\n"): typeof import('./graphql.ts').ClinicSiteEffectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddClinicSite($input: NewClinicSiteInput!) {\n    addClinicSite(input: $input) { id }\n  }\n"): typeof import('./graphql.ts').AddClinicSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeClinicSite($id: ID!, $input: ClinicSiteInput!) {\n    changeClinicSite(id: $id, input: $input) { id }\n  }\n"): typeof import('./graphql.ts').ChangeClinicSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchClinicSite($id: ID!, $on: Boolean!) {\n    switchClinicSite(id: $id, on: $on) { id }\n  }\n"): typeof import('./graphql.ts').SwitchClinicSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookableLocations($serviceType: ServiceType!) {\n    bookableLocations(serviceType: $serviceType) {\n      state\n      clinics\n    }\n  }\n"): typeof import('./graphql.ts').BookableLocationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookableClinics($state: String, $serviceType: ServiceType, $search: String, $limit: Int) {\n    bookableClinics(state: $state, serviceType: $serviceType, search: $search, limit: $limit) {\n      id\n      name\n      address\n      suburb\n      state\n      timeZone\n      bookingFree\n    }\n  }\n"): typeof import('./graphql.ts').BookableClinicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeSlots(\n    $packageId: ID!\n    $siteIds: [ID!]!\n    $from: DateTime!\n    $to: DateTime!\n    $timeZone: TimeZone!\n    $candidateId: ID\n    $optimize: Boolean\n    $org: ID\n  ) {\n    timeSlots(\n      packageId: $packageId\n      siteIds: $siteIds\n      from: $from\n      to: $to\n      timeZone: $timeZone\n      candidateId: $candidateId\n      optimize: $optimize\n      org: $org\n    ) {\n      siteId\n      siteName\n      address\n      timeZone\n      bookingFree\n      days {\n        day\n        times {\n          startsAt\n          calendarIds\n        }\n        whyNot {\n          code\n          message\n          nextDay\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TimeSlotsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Holidays($fromDate: LocalDate!, $toDate: LocalDate!, $timeZone: TimeZone!, $state: String!) {\n    holidays(fromDate: $fromDate, toDate: $toDate, timeZone: $timeZone, state: $state) {\n      day\n      siteIds\n      openSiteIds\n    }\n  }\n"): typeof import('./graphql.ts').HolidaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReserveSlot($slot: SlotInput!, $draftId: ID!, $candidateIndex: Int!, $replaces: ID) {\n    reserveSlot(slot: $slot, draftId: $draftId, candidateIndex: $candidateIndex, replaces: $replaces) {\n      reserveId\n      startsAt\n      endsAt\n      expiresAt\n      calendarId\n    }\n  }\n"): typeof import('./graphql.ts').ReserveSlotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HoldOverPlan($rosterId: Int!, $draftId: ID!, $packageId: ID!, $startsAt: DateTime!, $reason: String!) {\n    holdOverPlan(rosterId: $rosterId, draftId: $draftId, packageId: $packageId, startsAt: $startsAt, reason: $reason) {\n      reserveId\n      startsAt\n      endsAt\n      expiresAt\n      calendarId\n    }\n  }\n"): typeof import('./graphql.ts').HoldOverPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseSlot($reserveId: ID!) {\n    releaseSlot(reserveId: $reserveId)\n  }\n"): typeof import('./graphql.ts').ReleaseSlotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExtendHolds($draftId: ID!) {\n    extendHolds(draftId: $draftId) {\n      candidateIndex\n      reserveId\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').ExtendHoldsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftHolds($draftId: ID!) {\n    draft(draftId: $draftId) {\n      holds { candidateIndex reserveId siteId siteName timeZone packageId calendarId startsAt endsAt expiresAt }\n    }\n  }\n"): typeof import('./graphql.ts').DraftHoldsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SlotsChanged($siteIds: [ID!]!) {\n    slotsChanged(siteIds: $siteIds) {\n      siteId\n      day\n    }\n  }\n"): typeof import('./graphql.ts').SlotsChangedDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

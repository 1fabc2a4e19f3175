export interface paths {
    "/booking/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Defaults of a booking person
         * @description Name, phone and email of an account of the caller’s organisation, to start a booking with.
         */
        get: operations["getBookingAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assessment list
         * @description Everything a clinic can do, by category, in the order that it is shown: what packages are made of.
         */
        get: operations["listAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookable-clinic-sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clinic sites that can be booked
         * @description Active sites, of one state or all, that offer the service type, by name.
         */
        get: operations["listBookableClinics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookable-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * States with bookable sites, by site type
         * @description How many active sites each state has for the service type: the provider’s own, partners’, and free-booking ones.
         */
        get: operations["listBookableLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookable-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages that can be booked
         * @description Active packages of a service type that the company may book, by name.
         */
        get: operations["listBookablePackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/booking-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a company’s results and invoices went last
         * @description As its newest booking says, to start another one with; empty where it has none.
         */
        get: operations["getBookingAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/booking-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live changes of a company’s bookings
         * @description A stream of server-sent events, one `data: {}` whenever bookings or results of the company changed or a notice may have been missed, and a comment every 15 seconds. It says that something changed, and not what.
         */
        get: operations["bookingsChanged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Candidates with their bookings
         * @description With view_bookings the organisation’s, for the provider everybody’s; with my_bookings alone those that the account made or is the booking person of.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Book all candidates or none
         * @description One transaction turns the holds into bookings. A candidate brings `reserve_id` (a live hold of this account and draft, or at a free-booking site an id of its own with `from_time` and `preferred_site_id`), or a preferred site and range, which leaves the booking Pending. The same Idempotency-Key with the same body answers the first result again.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookings/{booking_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel candidates of a booking
         * @description All of them or none, as far as the status table lets each become Cancelled. Their time is free at once; the candidates who had one ahead, and the booking person, are told by mail.
         */
        put: operations["cancelBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookings/{booking_id}/candidates/{candidate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a candidate
         * @description Changes the fields that `update_mask` names, checked by the rules of a new booking. The note follows the edit rule; the person’s details can be changed until the booking is Completed or Cancelled. Where somebody else was first, nothing is written. A corrected email address ends the links that were mailed, not those sent by SMS; an address that got a calendar entry gets its cancellation, which names no person.
         */
        put: operations["updateCandidate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookings/{booking_id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the comment of a booking
         * @description The comment belongs to all candidates of the booking. It may be changed from the page of a candidate who is Pending, or is Confirmed or Rescheduled with the time still ahead. The history has the change.
         */
        put: operations["changeBookingComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookings/{booking_id}/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation of one candidate
         * @description Writes one mail to the candidate and a copy to the booking person. They leave after this answer and are tried again while the mail server is down; the booking shows how far they are.
         */
        post: operations["sendNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bookings/{booking_id}/timeslots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a candidate another time
         * @description One transaction takes the held time and lets the old one go; refused, the booking keeps the time it has. A pending candidate becomes Confirmed by it (permission calendar), any other Rescheduled. Without a time it changes the preferred site and days of a pending candidate. The candidate and the booking person are told a new time by mail.
         */
        put: operations["updateTimeslots"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bulk-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several bookings
         * @description Done for each booking for which it can be done; the others say why not and stay as they are. Each person hears of it once, after five minutes: until then all of it can be undone. The same `bulk_change_id` changes nothing twice.
         */
        post: operations["runBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bulk-changes/{bulk_change_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A change of several bookings that can still be undone
         * @description For whoever made it and loaded the page again. One that is undone, or whose mails have left, is not found.
         */
        get: operations["getUndoableBulkChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bulk-changes/{bulk_change_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several bookings
         * @description While its mails wait. A booking that was changed since, or whose time is taken, stays and says why.
         */
        post: operations["undoBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/bulk-changes/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change of several bookings would do to each
         * @description Nothing is changed. Each booking for which it cannot be done says why. A move needs `move`, and answers a time for each: no two are sent to one time. `choices` has what was chosen by hand; those times are given first.
         */
        post: operations["planBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calendar feeds
         * @description The account’s own, at most one for itself and one for each saved view. Their addresses are told once.
         */
        get: operations["listCalendarFeeds"];
        put?: never;
        /**
         * Make a calendar address
         * @description A private address for calendar programs. Where there is one already it is made anew, and the old address ends at once.
         */
        post: operations["makeCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/calendar-feeds/{feed_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a calendar address
         * @description Calendars that have it are answered 404 from then on.
         */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/calendar-feeds/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a calendar
         * @description Appointments of the last 30 days and to come, at most 500, of what the account may see now. Names, packages and places; no results and no notes.
         */
        post: operations["readCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidate-files/{candidate_file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a file that a candidate sent
         * @description The clinic alone opens it: a filled-in form may speak of health. Answers an address that is good for a minute.
         */
        get: operations["getCandidateFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One candidate’s booking
         * @description Everything about it, with its history. Reading it is written to the audit trail.
         */
        get: operations["getBookingDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a pending booking onto a time
         * @description Takes the doctor’s time, makes the booking Confirmed, and tells the candidate and the booking person.
         */
        post: operations["confirmBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/consult-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload what the clinic gives back
         * @description It can be downloaded at once by whoever may read the booking, on a proven device where one is asked for.
         */
        post: operations["uploadConsultFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/earlier-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for an earlier time for a candidate, take one, or pass it on
         * @description As the candidate does on the own page. Whoever asks is mailed of each offer as well. `take` moves the appointment at once; `decline` passes the offered `time` on and waits for another, or waits no more where no time is named.
         */
        post: operations["changeCandidateEarlierTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a candidate a new link by SMS
         * @description For a candidate without an email address, or who lost the mail. Earlier links still work. It leaves at once, in quiet hours too.
         */
        post: operations["sendCandidateLink"];
        /**
         * End the links that a candidate was mailed
         * @description None of them opens the own appointment from then on, whoever proved a date of birth before. The next mail brings a new one.
         */
        delete: operations["revokeCandidateLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What company and clinic wrote about a booking
         * @description The last 100, the oldest first.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Ask or answer
         * @description The other side is mailed. Whoever is waited for answers by writing, unless `asks_back`; any other message waits for the other side.
         */
        post: operations["writeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/move-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an appointment
         * @description One transaction takes the new time and frees the old one. The notices wait until `undo_until`; moved again before, one mail tells of both. A new time makes the booking Rescheduled; another doctor at the same time leaves its status.
         */
        post: operations["moveAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what the examination says about the job
         * @description By the provider, of who was examined, as often as it has to be put right; written to the booking’s history. No health details: the results files have those.
         */
        put: operations["setOutcome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to look for another time
         * @description Answers a draft for this candidate, under which a time is held, extended and given back as in the wizard; the one begun before, with its live hold, where there is one. It is in no list of unfinished bookings.
         */
        post: operations["beginReschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/results-acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a candidate’s results were received
         * @description By people of the company, once every file was downloaded. Written to the booking’s history.
         */
        post: operations["acknowledgeResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/candidates/{candidate_id}/validate-move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a move would be done now
         * @description Changes nothing. The move itself asks again: what is free now may be taken then. Of a Pending booking it tells whether it could be confirmed onto that time.
         */
        post: operations["validateMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/catalogue/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue of assessments, to be edited
         * @description In the order in which packages show it: by category. The provider alone sees what assessments cost.
         */
        get: operations["listCatalogue"];
        put?: never;
        /**
         * Add an assessment
         * @description At the end of its category; a new category comes last.
         */
        post: operations["addAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/catalogue/assessments/{assessment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an assessment, switch it off or on
         * @description Every package that has it changes with it, for new bookings. Bookings stay as they were made: their times keep their length, and they go on showing what was booked.
         */
        put: operations["updateAssessment"];
        post?: never;
        /**
         * Delete an assessment that no package has
         * @description One that packages have is kept for them: switch it off instead.
         */
        delete: operations["deleteAssessment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/catalogue/assessments/{assessment_id}/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a change of an assessment touches
         * @description Packages that have it, by name, and the bookings to come with one of them. Those keep what was booked.
         */
        get: operations["getAssessmentEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/catalogue/assessments/{assessment_id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an assessment within its category
         * @description Lists and packages show it there from then on. Sent twice it is moved once.
         */
        put: operations["moveAssessment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/catalogue/assessments/usual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill an empty catalogue with the usual assessments
         * @description Those of pre-employment medicals, without prices. Each can be changed or deleted afterwards.
         */
        post: operations["startCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/catalogue/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The services beside medical and fit test, to be renamed
         * @description In the menu’s order, 100 at most.
         */
        get: operations["listServiceNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/catalogue/services/{service_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a service
         * @description The menu of everybody shows the new name. Bookings keep the service, as do links with its sid.
         */
        put: operations["renameService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/clinic-sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clinic sites
         * @description For filters and forms, by name. With `group_clinic` sites of one suburb come as one, their numbers in `ids`.
         */
        get: operations["listClinicSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/closing-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What closing doctors’ days would hit, and where each person could go
         * @description Nothing is changed. No two people are sent to one time, and nobody to a day that closes as well. Send what was chosen by hand in `choices`: those times are given first.
         */
        post: operations["planClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest closings
         * @description Newest first, at most 50.
         */
        get: operations["listClosings"];
        put?: never;
        /**
         * Close doctors’ days
         * @description The days are blocked at once; the people are moved one after the other, each with one mail that leaves at `undo_until`, also where the process that began ends. Whoever is not in `people` as they stand is phoned. The same `closing_id` sent again starts nothing twice.
         */
        post: operations["startClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/closings/{closing_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A closing and what became of each person
         * @description People in the order of their old times. Asked again while it goes on, it tells how far it is.
         */
        get: operations["getClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/closings/{closing_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a closing, or open its days again
         * @description The days can be booked at once; who goes back does so one after the other, as when they closed.
         */
        post: operations["reopenClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies with bookings
         * @description Those that have a booking which the caller may see, by name; at most 1000.
         */
        get: operations["listBookingCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/confirmation-warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What to know before a confirmation is sent
         * @description Warnings do not stop the mail; `can_send` false does, and the first warning says why. With the mails sent so far.
         */
        get: operations["getConfirmationWarning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/consult-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An address for one consult file
         * @description With my_bookings alone only of own bookings. That it was read is written to the booking’s history.
         */
        get: operations["getConsultFile"];
        put?: never;
        /**
         * Addresses for several consult files
         * @description All of them or none, at most 20, of one candidate where `candidate_id` names one. Otherwise as for one.
         */
        post: operations["getConsultFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/consult-files/{file_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a wrong file back
         * @description It stays stored and is never given out again, by an address given before neither. The booking’s page says who withdrew it, when and why.
         */
        post: operations["withdrawConsultFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/crews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Crews of a company
         * @description By name, each as far as it can be booked today; at most 50.
         */
        get: operations["listCrews"];
        put?: never;
        /**
         * Save a crew
         * @description What the company does not have, or is not offered, is left out of it.
         */
        post: operations["saveCrew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/crews/{crew_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a crew
         * @description One of the caller’s company.
         */
        put: operations["renameCrew"];
        post?: never;
        /**
         * Delete a crew
         * @description One of the caller’s company. Bookings that began with it stay.
         */
        delete: operations["deleteCrew"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/custom-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a custom package
         * @description For one candidate of the booking that the draft becomes. It is in no list.
         */
        post: operations["addCustomPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Doctors by name
         * @description The provider’s doctors, wherever they work, and what else a visit can need: nurses, technicians, rooms, booths and devices. Searched by name, kind, title, registration, skills and what they may do.
         */
        get: operations["listDoctors"];
        put?: never;
        /**
         * Add a doctor or another resource
         * @description Days come with weekly hours. The kind stays as it is.
         */
        post: operations["addDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/doctors/{doctor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A doctor
         * @description With weekly hours and leave that are not over, and the days to come that people made.
         */
        get: operations["getDoctor"];
        /**
         * Change a doctor
         * @description Everything people wrote of a doctor, the name as well.
         */
        put: operations["updateDoctor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/doctors/{doctor_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a retired doctor back
         * @description Without days: these come with new weekly hours.
         */
        put: operations["activateDoctor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/doctors/{doctor_id}/leaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add leave of a doctor
         * @description Free days go at every clinic. Whoever is booked keeps the time until somebody moves them.
         */
        post: operations["addLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/doctors/{doctor_id}/outside-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is booked outside a doctor’s hours
         * @description Now; or, with `from_day`, who would be if the doctor worked nowhere from then on, until `until_day` where it is given.
         */
        get: operations["getOutsideHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/doctors/{doctor_id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Retire a doctor
         * @description Weekly hours end and free days go. Whoever is booked keeps the time until somebody moves them.
         */
        put: operations["retireDoctor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unfinished bookings
         * @description The account’s own drafts that were not sent, newest first, at most 20.
         */
        get: operations["listDrafts"];
        put?: never;
        /**
         * Begin a booking
         * @description A draft of the account, under `draft_id` where one is named. It starts at revision 1. The same `writer` may send it twice, in either order: the one with the higher `sequence` stays.
         */
        post: operations["createDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/drafts/{draft_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One draft
         * @description With the holds that are still alive, on whatever device they were taken; once sent, with its booking.
         */
        get: operations["getDraft"];
        /**
         * Save a draft
         * @description Saves where `revision` is the one last seen, or where `writer` itself saved last, with a lower `sequence`; a save that its own writer overtook falls and is answered as saved. Otherwise another tab or device was first, nothing is written and `conflict` has the newer draft.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Throw a draft away
         * @description Gives its held times back too. An id without a draft is closed: a draft no longer begins under it.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/drafts/{draft_id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten minutes more for all holds of a draft
         * @description Each hold can be extended twice, to 30 minutes in all.
         */
        post: operations["extendHolds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is due again
         * @description People whose last examination for a package with a validity ends in the days asked for, the longest ago first. Who has a booking of that kind to come is not due. Whose: as in the booking list.
         */
        get: operations["listDueAgain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A consult file by its signed address
         * @description Streamed, to be saved and never shown. The signature is the permission, for the session that asked.
         */
        get: operations["downloadConsultFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a new portal is set up
         * @description Clinic site, doctor, weekly hours, assessments, package, company and its first account: which of them there are.
         */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/found-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings by any words, best first
         * @description A whole reference first, then who comes today at the clinic of `site_id`, then the nearest days. Where no booking has the words, the candidate’s name that is nearest to them is searched. With my_bookings alone the caller’s own bookings.
         */
        get: operations["findBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/greenhouse/list_tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tests
         * @description The packages that the company of the key can book, by name.
         */
        get: operations["listGreenhouseTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/greenhouse/response_error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an answer that could not be read
         * @description The company sees the last one beside its webhooks; all of them are in the audit.
         */
        post: operations["noteGreenhouseError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/greenhouse/send_test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description Orders a medical for a candidate. The order waits on the company’s home page, and a person books it. Sent again with the same `url` it is the same order, changed where something is different.
         */
        post: operations["sendGreenhouseTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/greenhouse/test_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of a test
         * @description What became of the order. Of results it has the outcome alone.
         */
        get: operations["getGreenhouseTestStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/group-reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold times for several candidates, all or none
         * @description Takes every named time in one step, or nothing. What these candidates of the draft held before counts as free and is given back, so two of them can change places; it stays held where the group is refused. Of a package with several stops the start counts, and all stops are taken.
         */
        post: operations["holdGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/group-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times for all candidates together
         * @description The earliest day and clinic where all candidates fit, back to back with one doctor or side by side with several, nobody waiting in between, and two alternatives. Their packages may differ in length. Of packages with several stops whole visits are found, which take turns at what they share. For up to 50 clinics and 31 days.
         */
        get: operations["listGroupTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public holidays
         * @description Public holidays of a state from one day to another, both included. Instants are read in `timezone`.
         */
        get: operations["listHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for a company
         * @description How many bookings each of the home page’s views of the list has, and the first rows of those that need something: three of a status that waits for the company, the next five appointments, three new results. Whose: as in the list.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/imports/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own last import that can be undone
         * @description Null once it was undone, or one of its rows was changed or used.
         */
        get: operations["getUndoablePackageImport"];
        put?: never;
        /**
         * Import packages from CSV
         * @description Judges every cell by the rules of the form. With `import_id` and nothing wrong, it makes all rows in one transaction; the same id again makes nothing more. Nobody is mailed.
         */
        post: operations["importPackages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/imports/packages/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo an import of packages
         * @description Deletes all rows of an own import in one transaction, while none of them was changed or used. Once more changes nothing.
         */
        delete: operations["undoPackageImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/inbound-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer by mail
         * @description For the mail provider that parses mail to the reply addresses. `x-signature` is the HMAC-SHA256 of the body in hex, by INBOUND_MAIL_KEY. The same `message_id` is taken once. 403 is final: the mail would be refused again.
         */
        post: operations["receiveMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/last-booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new booking begins with
         * @description Out of the account’s own last booking of this type, what can be booked again; and the usual package of each position among its last 200 candidates. `last` is null where it has booked nothing.
         */
        get: operations["getLastBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/leaves/{leave_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove leave
         * @description The days of the weekly hours come back.
         */
        delete: operations["removeLeave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/list-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved views
         * @description The account’s own views with a name, by name; at most 30.
         */
        get: operations["listListViews"];
        put?: never;
        /**
         * Keep a view
         * @description With a name a saved view. Without one it keeps the words that no address may have (names, phones, emails, search) under an id that does; the same words have the same id. Of these an account has its latest 200.
         */
        post: operations["createListView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/list-views/{view_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One view
         * @description For whoever opens an address with its id: any account of the organisation that keeps it.
         */
        get: operations["getListView"];
        /**
         * Rename a saved view
         * @description One of the account’s own.
         */
        put: operations["renameListView"];
        post?: never;
        /**
         * Delete a saved view
         * @description One of the account’s own. Addresses with its id open without its words from then on.
         */
        delete: operations["deleteListView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/list-views/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many bookings each view has
         * @description The list’s tabs, and the account’s saved views by id: as the list counts them, to 2,000. A saved view with a search is not counted.
         */
        get: operations["countListViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/mail-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the portal mails about
         * @description Every event, with who wrote its text last.
         */
        get: operations["listMailTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/mail-texts/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text of an event, and its versions
         * @description The text as it is now, the fields it may have, and its last 50 versions, the newest first.
         */
        get: operations["getMailText"];
        /**
         * Write another text for an event
         * @description It becomes the next version, which mails have from now on. The built-in text makes it built in again. Nothing is written where it is the text that counts already.
         */
        put: operations["saveMailText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/mail-texts/{kind}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A text as a mail about a real booking
         * @description Nothing is sent or kept. Mails about accounts are shown for the caller’s own.
         */
        post: operations["previewMailText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/mail-texts/{kind}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text to oneself
         * @description As previewed, to the caller’s own address. Its button leads to the portal and opens nobody’s appointment.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/monday-digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Monday digest
         * @description Whether the account gets a mail each Monday about what waits for it, and when the next one leaves.
         */
        get: operations["getMondayDigest"];
        /**
         * Choose the Monday digest
         * @description Each Monday at 07:00 in the portal’s zone: how many bookings wait, come up and have news, as the home page counts them. No names. Where there is nothing to say, no mail is sent.
         */
        put: operations["chooseMondayDigest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/moves/{move_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a move
         * @description Back to where it was, with the status it had; the waiting notices are taken back.
         */
        post: operations["undoMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/my-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own bookings
         * @description Those that the account made or is the booking person of.
         */
        get: operations["listMyBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/my-bookings/{candidate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One candidate’s own booking
         * @description The same of a booking that the account made or is the booking person of.
         */
        get: operations["getMyBookingDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/new-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a package while booking
         * @description The new-package variant: kept for the company of `org`, and offered to its next bookings too.
         */
        post: operations["addPackageInBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/open-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings on which the caller’s side is waited for
         * @description For the provider: those of the clinics. How many, and the five that wait longest.
         */
        get: operations["listOpenQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of a company
         * @description At most 100. With `open` those that wait for the company, the longest waiting first; without it all, the newest first.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Order a medical
         * @description Adds an order of a hiring system, or changes the one that has this `source` and `external_id`: sent twice it is one order. An order that is not booked is changed. Of one that is begun or booked its company sees what has changed, and decides. A package or site that is not known here does not refuse the order: `unknown` names it.
         */
        post: operations["receiveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description With what became of it. Of results it has the outcome alone.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/orders/{order_id}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge what its source changed
         * @description The company has seen that an order was changed or withdrawn after it was begun or booked.
         */
        post: operations["acknowledgeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/orders/{order_id}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an order
         * @description The company does not book it, and says why. A change at its source makes it wait again.
         */
        post: operations["rejectOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/orders/{order_id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an order
         * @description The source no longer wants it. One that is not booked is withdrawn. One that is booked stays booked: its company sees it, and cancels the booking or keeps it. Withdrawing again changes nothing.
         */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/overlapping-appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Other appointments of the same people at the same time
         * @description Of the company, by name and date of birth: something to look at before a booking is sent, and no refusal. What the caller may not see is not listed.
         */
        post: operations["listOverlaps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/overview/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How full every clinic is, day by day
         * @description Quarters of an hour by clinic and day. Clinics that are switched off and free-booking clinics, which have no rosters, are not there. A day on which no doctor works is absent.
         */
        get: operations["getCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/overview/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days to the next free time by clinic and package
         * @description By length, as packages of one length have the same times. At most 100 packages: those that every company may book.
         */
        get: operations["getNextFreeTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/overview/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending by age, missed appointments and time to results
         * @description Of every clinic, and of each that has any. Appointments count by the status that they have now, of the last `days` days. Days are those of the booking list.
         */
        get: operations["getOverviewNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/overview/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of the time of people, rooms and things is used, and which of them is short
         * @description Of clinics that have more than doctors: by kind, and of one clinic by resource. The bottleneck is found for one clinic alone: the visit that it takes most of is planned again and again into what is free, with one more resource of each kind and without.
         */
        get: operations["getResourceCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the company for another time
         * @description Mails the booking person, once for each time. The appointment stays as it is until they move it.
         */
        post: operations["askForAnotherTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the candidate’s mobile
         * @description Where the date of birth is not known yet. It is good for ten minutes; three in a quarter of an hour.
         */
        post: operations["sendOwnCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say to come
         * @description Stands for the time that stands now: a move asks anew. Saying it twice changes nothing.
         */
        post: operations["confirmAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill in what the company left open
         * @description Each of what is missing, by the rules of the booking form. What is known already stays as it is.
         */
        post: operations["fillInDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/earlier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for an earlier time, take one, or pass it on
         * @description A time that becomes free at the clinic is held for 30 minutes for one after the other, in order of asking. `take` moves the appointment there at once; `decline` passes the named `time` on and waits for another, or waits no more where none is named.
         */
        post: operations["changeEarlierTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a form or the identification
         * @description In place of the one that was sent before, until the appointment begins. Link and pass are headers: the proof is looked at before a byte of the file is stored. A candidate sends 60 MB a day at most.
         */
        post: operations["sendOwnFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold another time, move there, or give it back
         * @description `hold` keeps a time for as long as any hold, in place of one that was held before. `take` moves the appointment there; company and clinic are told. `release` gives it back.
         */
        post: operations["changeOwnTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the date of birth, or the mobile where that is not known yet
         * @description Five wrong dates or codes let the link rest for a quarter of an hour, twenty without a right one end it. The pass is good for this link and for 12 hours.
         */
        post: operations["openOwnAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One’s own appointment
         * @description What a candidate is told by mail, as it stands now. Without a good pass only that the link is good.
         */
        post: operations["readOwnAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/own-appointment/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Times to which the candidate may move
         * @description Free times at the same clinic within what the company allows: the days that have some, and those of one day.
         */
        post: operations["listOwnTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages of an organisation
         * @description By name, ascending: its own and those for every company. The provider’s own are those for every company. Each with what it holds; packages of a single booking are in no list.
         */
        get: operations["listPackages"];
        put?: never;
        /**
         * Add a package
         * @description For the company of `org`; the provider’s own are offered to every company.
         */
        post: operations["addPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/packages-lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages of a company
         * @description The company’s own packages and those offered to every company, by name.
         */
        get: operations["listPackagesLookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/packages/{package_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A package, to be edited
         * @description With the whole catalogue of assessments, each checked or not.
         */
        get: operations["getPackage"];
        /**
         * Change a package, switch it off or on
         * @description Bookings stay as they were made: their times keep their length, and they go on showing what was booked. New bookings, and times picked from now on, take the package as it is now.
         */
        put: operations["updatePackage"];
        post?: never;
        /**
         * Delete a package that nobody has
         * @description One that bookings have is kept for them: switch it off instead.
         */
        delete: operations["deletePackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/packages/{package_id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has a package
         * @description What a change of it leaves as it was, and what its assessments cost together.
         */
        get: operations["getPackageUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of a package, or of a company
         * @description By package, those for every company first, latest first. The provider alone sees prices.
         */
        get: operations["listPrices"];
        put?: never;
        /**
         * Set what a package costs from a day on
         * @description One of the same package, company and day takes its place. Bookings that were made keep theirs.
         */
        post: operations["setPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/prices/{price_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a price back
         * @description Bookings that were made at it keep it.
         */
        delete: operations["removePrice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/record-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live changes of records
         * @description A stream of server-sent events, one `data: {"record": "package"}` whenever a record of that kind changed, with null for the kind where notices may have been missed, and a comment every 15 seconds. It says that something changed, and not what. The provider hears of every change, a company of those that its own accounts made.
         */
        get: operations["recordsChanged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/reminder-settings/{org_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a company’s candidates are reminded
         * @description A client asks for its own company, the provider for any.
         */
        get: operations["getReminderSettings"];
        /**
         * Choose how a company’s candidates are reminded
         * @description Holds at once, for bookings that were made before as well.
         */
        put: operations["updateReminderSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a time for one candidate
         * @description Takes every slot of the appointment with one doctor, or none. The first of `calendar_ids` that is free gets it, then any other doctor of the site who is free at that time: the time is refused only when nobody has it. Whatever this candidate of the draft held before is given back in the same step, and stays held where the new time is refused. Asking for the time that is held answers the same hold again. Of a package whose assessments have needs every stop is taken, or none; the service chooses the resources, and `calendar_ids` do not matter.
         */
        post: operations["reserveSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/reservations/{reserve_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give a held time back
         * @description Others can take it at once.
         */
        delete: operations["releaseSlot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/result-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of several candidates
         * @description Their names alone. Addresses that open them are given by /booking/consult-files, where a device is proven.
         */
        get: operations["listResultFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/results/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose results files are, by their names
         * @description By the booking’s reference in the name (PF-204817) or by the person’s name among those who came in the last half year. Where the reference is one person’s and the name another’s, both. Nothing is stored. At most five candidates a file and clue, who came last first.
         */
        post: operations["matchResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/roster-pattern-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What weekly hours would make
         * @description The days they make and leave out, and who is booked outside of them. Nothing is changed.
         */
        post: operations["planRosterPattern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/roster-patterns/{new_pattern_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin, change or end weekly hours
         * @description The id is made by the sender, so that the same one sent again changes nothing. Whoever is booked outside the new hours keeps the time.
         */
        put: operations["saveRosterPattern"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/rosters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add days of a doctor at a site
         * @description Each day gets its slots of 15 minutes. A doctor cannot be at two clinics at overlapping times.
         */
        post: operations["addRosters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/rosters/{roster_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the hours of a day
         * @description Slots are added at its ends or taken away; what is booked or held there keeps it from being cut.
         */
        put: operations["changeRoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/rosters/{roster_id}/over-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a time over the plan
         * @description For a person who must be seen on a full day: one more appointment at a time that the doctor has no more, up to the clinic’s number for a day. It is offered to no one else. What the draft held before is given back in the same step.
         */
        post: operations["holdOverPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/scheduler/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings and live holds on the board
         * @description What takes time of the site’s doctors on the days asked for, in order, 50 a page. Kept only where the start or the end falls between 5.5 and 18.5 hours of the site’s day. `pages` says how many there are: ask for the rest at once.
         */
        get: operations["getSchedulerBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/scheduler/day-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody with an appointment at a site on a day
         * @description By time, at most 500, with what each of them needs. Who is Pending or Cancelled is not there.
         */
        get: operations["getDayList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/scheduler/day-list/{candidate_id}/paperworks/{paperwork_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether a form of the booking was handed in
         * @description Of one candidate. Every open day list of the clinic is told.
         */
        put: operations["setPaperworkHandedIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/scheduler/day-list/{candidate_id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a person on in a visit route
         * @description A stop that is begun ends the one before it. The same step sent twice is one step. Every open day list of the clinic is told.
         */
        put: operations["moveVisitOn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/scheduler/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Doctors with their slots
         * @description The doctors of a site and, for the days asked for, each day’s slots with whether they are blocked.
         */
        get: operations["getSchedulerDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/scheduler/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings that wait for a time at a site
         * @description Pending bookings that wish for the site, by the first day they wish for; `total` counts all of them.
         */
        get: operations["getSchedulerPending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Service booking list
         * @description Services beside medical and fit test, for the menu; `id` is the sid of the address.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find clinic sites
         * @description By name, active and disabled ones.
         */
        get: operations["findSites"];
        /**
         * Add a clinic site
         * @description It gets the next number, and can be booked at once where it is free-booking, else once it has rosters.
         */
        put: operations["addClinicSite"];
        /**
         * Change a clinic site
         * @description Zone and way of booking stay while something is to come at the site.
         */
        post: operations["updateClinicSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/sites/{site_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A clinic site, to be edited
         * @description As the list has it.
         */
        get: operations["getClinicSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/sites/{site_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate a clinic site
         * @description Its rosters to come are offered again.
         */
        put: operations["activateClinicSite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/sites/{site_id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disable a clinic site
         * @description It is offered to no booking any more. Bookings there stay; times held there are given back.
         */
        put: operations["disableClinicSite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/sites/{site_id}/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What disabling a site would affect
         * @description What is to come there, each counted up to a thousand.
         */
        get: operations["getClinicSiteEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/slot-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live changes of free times
         * @description A stream of server-sent events, one `data: {"site_id","day"}` per clinic and day whose free times changed, and a comment every 15 seconds. A clinic without a day: no time changed, but who waits for one there. `{"site_id":null,"day":null}` = notices may have been missed: ask for everything again.
         */
        get: operations["slotChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/slots/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block slots
         * @description Nobody can hold or book them then. All of them or none: one that is booked or held refuses the lot.
         */
        post: operations["disableSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/slots/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open blocked slots again
         * @description They can be held and booked at once.
         */
        post: operations["enableSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/sms-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An SMS that somebody sent us
         * @description For the carrier, signed as our requests to it are. C confirms the appointment, R asks for another time, STOP ends SMS to the phone, START begins them again; anything else is kept as words. One that comes twice is read once.
         */
        post: operations["receiveSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/state-holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Holidays of a state and year, with where they come from
         * @description And the states and years that have none: this year and the next, for every state with a clinic.
         */
        get: operations["listStateHolidays"];
        put?: never;
        /**
         * Add an own day
         * @description Free-booking sites offer no times on it, and new rosters leave it out.
         */
        post: operations["addStateHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/state-holidays/{state}/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an own day
         * @description Only days that the provider entered itself.
         */
        delete: operations["removeStateHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/state-holidays/{state}/{day}/open-sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the clinics that are open on a holiday of the state
         * @description Weekly hours make their days there. Without any clinic, the holiday closes all of the state again.
         */
        put: operations["openOnHoliday"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses of a booking
         * @description In the order of the list’s filter, each with its colour and what a booking may become from there.
         */
        get: operations["listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the status of bookings
         * @description Along the table of statuses, all of them or none. Confirmed, Rescheduled and Cancelled are not set here: they come with a time or a reason, by operations of their own. Arrived, In Progress, Attended and Did Not Attend go back to the status before, whichever it was, on the day they were set. Did Not Attend frees what has not begun of the time.
         */
        put: operations["changeStatuses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/time-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Available times (v2)
         * @description Start times at which one doctor is free for the whole length of the package, by clinic and day, for up to 50 clinics and 31 days in one call. A start that is held or booked is not offered; an expired hold is. For a package whose assessments have needs: starts at which all stops of the visit fit, one after another.
         */
        get: operations["listTimeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcknowledgedResults: {
            /**
             * @description How many files were not before.
             * @example 3
             */
            acknowledged: number;
        };
        AddedRosters: {
            rosters: {
                /**
                 * Format: date
                 * @description The day.
                 * @example 2026-11-23
                 */
                day: string;
                /** @example 4127 */
                roster_id: number;
            }[];
            skipped: {
                /**
                 * Format: date
                 * @description The day.
                 * @example 2026-11-23
                 */
                day: string;
                /** @example 26/01/2027 is a public holiday. */
                reason: string;
            }[];
        };
        Assessment: {
            /** @example Audiometry */
            assessment_name: string;
            /** @example Function */
            category_name: string;
            /**
             * @description Whether it is part of the package.
             * @example true
             */
            checked: boolean;
        };
        AssessmentChange: {
            /**
             * @description Its heading.
             * @example Heart
             */
            category?: string;
            is_active?: boolean;
            /**
             * @description How long it takes.
             * @example 15
             */
            minutes?: number;
            /**
             * @description Its name.
             * @example Resting ECG
             */
            name?: string;
            needs?: components["schemas"]["AssessmentNeeds"];
            /**
             * @description What a candidate does before it; empty where there is nothing to do.
             * @example Do not smoke in the hour before.
             */
            preparation?: string;
            /**
             * @description Australian cents, without GST; null where none is set.
             * @example 6000
             */
            price_cents?: number | null;
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "category"
             *     ]
             */
            update_mask: ("category" | "name" | "minutes" | "price_cents" | "preparation" | "needs" | "is_active")[];
            /**
             * Format: date-time
             * @description As the editor read it; changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        AssessmentEffects: {
            /** @description Active clinics with a roster of their own, each with its resources to come. */
            clinics: {
                /** @example Mackay – Victoria Street */
                name: string;
                resources: {
                    /**
                     * @description What it is at a stop of a visit: a person or a thing.
                     * @example doctor
                     * @enum {string}
                     */
                    kind: "doctor" | "nurse" | "technician" | "room" | "booth" | "device";
                    skills: string[];
                }[];
            }[];
            /**
             * @description Bookings to come that have one of these, counted to 1000.
             * @example 12
             */
            coming: number;
            /**
             * @description Times held for one of these at this moment.
             * @example 1
             */
            holds: number;
            packages: {
                /** @description Null = offered to every company. */
                company_name: string | null;
                /**
                 * @description Sum of its assessments.
                 * @example 65
                 */
                minutes: number;
                /** @example Standard medical */
                name: string;
                /**
                 * Format: uuid
                 * @description A package that has it.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                package_id: string;
            }[];
            /**
             * @description How many packages have it; 200 of them are named.
             * @example 4
             */
            total: number;
        };
        /** @description A person or thing that is taken for the whole stop. */
        AssessmentNeed: {
            /**
             * @description What it is at a stop of a visit: a person or a thing.
             * @example doctor
             * @enum {string}
             */
            kind: "doctor" | "nurse" | "technician" | "room" | "booth" | "device";
            /**
             * @description A skill that it has to have; empty: any.
             * @example
             */
            skill: string;
        };
        /** @description What a visit needs for it; null where a doctor does it. */
        AssessmentNeeds: {
            /**
             * @description How long its rooms, booths and devices stay taken after it.
             * @example 5
             */
            clean_up_minutes: number;
            /**
             * @description Those that the package has not count for nothing.
             * @example []
             */
            comes_after: string[];
            /**
             * @description Before every assessment of the package that does not.
             * @example false
             */
            comes_first: boolean;
            /** @description All of them together. */
            resources: components["schemas"]["AssessmentNeed"][];
            /**
             * @description The candidate goes on to the next stop while it runs.
             * @example false
             */
            runs_beside: boolean;
        } | null;
        AssessmentPlace: {
            /**
             * Format: uuid
             * @description The assessment of the same category right after it; null: last of the category.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            before: string | null;
        };
        AssessmentRecord: {
            /**
             * Format: uuid
             * @description The assessment.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            assessment_id: string;
            /**
             * @description Its heading.
             * @example Heart
             */
            category: string;
            /** @description Those that its needs name as done before it, with their names. */
            comes_after: {
                /**
                 * Format: uuid
                 * @description The assessment.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                name: string;
            }[];
            /**
             * @description Can be put into packages.
             * @example true
             */
            is_active: boolean;
            /**
             * @description How long it takes.
             * @example 15
             */
            minutes: number;
            /**
             * @description Its name.
             * @example Resting ECG
             */
            name: string;
            needs: components["schemas"]["AssessmentNeeds"];
            /**
             * @description How many packages have it, counted to 1000.
             * @example 4
             */
            packages: number;
            /**
             * @description What a candidate does before it; empty where there is nothing to do.
             * @example Do not smoke in the hour before.
             */
            preparation: string;
            /**
             * @description Australian cents, without GST; null where none is set.
             * @example 6000
             */
            price_cents: number | null;
            /**
             * Format: date-time
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        BoardBlock: {
            /**
             * Format: uuid
             * @description The candidate, or the hold.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            block_id: string;
            /** Format: uuid */
            booking_id: string | null;
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: date-time
             * @description End.
             * @example 2026-11-23T02:30:00Z
             */
            calendar_to_time: string;
            /** Format: uuid */
            candidate_id: string | null;
            /** @example Liam O’Connor */
            candidate_name: string | null;
            /** @example Redgum Mining */
            company_name: string | null;
            /**
             * Format: uuid
             * @description Doctor.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id: string;
            /**
             * @description When a hold ends.
             * @example 2026-11-23T01:10:00Z
             */
            expires_at: string | null;
            /**
             * @description A hold says nothing of whom it is for.
             * @enum {string}
             */
            kind: "booking" | "hold";
            /** @example PEM – Standard */
            package_name: string | null;
            /** @example PF-204817 */
            reference: string | null;
            /**
             * @description The doctor’s day.
             * @example 4127
             */
            roster_id: number;
            /** @enum {string|null} */
            service_type: "pem" | "fit_test" | null;
            /** @example Confirmed */
            status: string | null;
            /**
             * @description A CSS colour.
             * @example #16a34a
             */
            status_color: string | null;
            /**
             * @description The stop of a visit route; null of one doctor’s time.
             * @example Hearing test
             */
            stop: string | null;
        };
        BookableLocations: {
            data: {
                site_types: {
                    /** @example 0 */
                    booking_free: number;
                    /** @example 1 */
                    external: number;
                    /** @example 5 */
                    own: number;
                };
                /**
                 * @description Bookable sites in all.
                 * @example 6
                 */
                sites: number;
                /** @example WA */
                state: string;
            }[];
        };
        BookingAccount: {
            /**
             * Format: uuid
             * @description The account.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            account_id: string;
            company: {
                /** @description Whether candidates fill in what is left open. */
                candidates_fill_in: boolean;
                /** @description Active favourites, in the company’s order. */
                favourite_clinics: components["schemas"]["FavouriteClinic"][];
                /**
                 * Format: uuid
                 * @description Its company.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /** @description Where its invoices go unless said otherwise. */
                invoice_email: string;
                /** @example Redgum Mining */
                name: string;
                /** @description No booking without a purchase order number. */
                po_required: boolean;
                /** @description Where its results go unless said otherwise. */
                result_email: string;
            };
            /** @example Priya Raman */
            contact_person: string | null;
            /** @example priya.raman@redgum.example */
            email: string | null;
            /** @example 08 5550 1420 */
            phone: string | null;
        };
        BookingAddresses: {
            /** @example accounts@redgum.example */
            invoice_email: string;
            /**
             * @description Separated by semicolons.
             * @example hse@redgum.example
             */
            result_email: string;
        };
        BookingCompanies: {
            companies: {
                /**
                 * Format: uuid
                 * @description Company.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /** @example Redgum Mining */
                name: string;
            }[];
        };
        BookingDetail: {
            /**
             * Format: date-time
             * @description End, or 0001-01-01T00:00:00Z.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_end: string;
            /**
             * @description Note for the clinic.
             * @example Starts on swing 02/12/2026.
             */
            appointment_note: string;
            /**
             * @description PartialConfirmed is already Confirmed here.
             * @example Confirmed
             */
            appointment_status: string;
            /**
             * @description A CSS colour.
             * @example #16a34a
             */
            appointment_status_color: string;
            /**
             * Format: date-time
             * @description Start, or 0001-01-01T00:00:00Z where there is none yet.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_time: string;
            /**
             * @description What the package holds, as HTML.
             * @example <h4>Function</h4><ul><li>Audiometry</li></ul>
             */
            assessments: string;
            /**
             * Format: date-time
             * @description When the candidate said to come at this time.
             * @example 2026-11-23T01:15:00Z
             */
            attendance_confirmed_at: string | null;
            /**
             * @description Comment on the booking.
             * @example Prefers a morning time.
             */
            booking_comment: string;
            /**
             * Format: uuid
             * @description Booking.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            booking_id: string;
            /**
             * @description Whether it may wait for an earlier time.
             * @example true
             */
            can_be_earlier: boolean;
            /**
             * @description What the candidate said about this time.
             * @example Will come
             * @enum {string|null}
             */
            candidate_answer: "Will come" | "Asks for another time" | "No answer" | null;
            /** @example 3 */
            candidate_count: number;
            /**
             * Format: date
             * @description Date of birth.
             * @example 1991-03-14
             */
            candidate_dob: string;
            /**
             * @description Email.
             * @example liam.oconnor@example.com
             */
            candidate_email: string;
            /** @description What the candidate sent; the identification first. */
            candidate_files: components["schemas"]["CandidateFile"][];
            /**
             * @description Assigned sex at birth.
             * @example Male
             */
            candidate_gender: string;
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * @description Name.
             * @example Liam O’Connor
             */
            candidate_name: string;
            /**
             * @description Place in the booking, from 1.
             * @example 1
             */
            candidate_number: number;
            /**
             * @description Australian phone.
             * @example 0491 570 006
             */
            candidate_phone: string;
            /**
             * @description Position.
             * @example Mobile plant operator
             */
            candidate_position: string;
            /** @description All candidates of the booking, in its order. */
            candidates: {
                /**
                 * @description Status.
                 * @example Confirmed
                 */
                appointment_status: string;
                /**
                 * @description A CSS colour.
                 * @example #16a34a
                 */
                appointment_status_color: string;
                /**
                 * Format: date-time
                 * @description Start, or 0001-01-01T00:00:00Z.
                 * @example 2026-11-23T01:15:00Z
                 */
                appointment_time: string;
                /**
                 * Format: uuid
                 * @description Candidate.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description Name.
                 * @example Liam O’Connor
                 */
                candidate_name: string;
                /**
                 * @description IANA time zone.
                 * @example Australia/Perth
                 */
                site_tz: string | null;
            }[];
            /**
             * Format: date-time
             * @description When the candidate asked for another time than this.
             * @example 2026-11-23T01:15:00Z
             */
            change_asked_at: string | null;
            /**
             * @description Company.
             * @example Redgum Mining
             */
            company_name: string;
            /** @description Newest first; see /booking/consult-files. */
            consult_files: components["schemas"]["ConsultFileOfBooking"][];
            /**
             * @description Their email.
             * @example priya.raman@redgum.example
             */
            contact_email: string;
            /**
             * @description Booking person.
             * @example Priya Raman
             */
            contact_name: string;
            /**
             * @description Their phone.
             * @example 08 5550 1420
             */
            contact_phone: string;
            /**
             * Format: date-time
             * @description When it was booked.
             * @example 2026-11-23T01:15:00Z
             */
            created_at: string;
            /**
             * @description Who booked.
             * @example Priya Raman
             */
            created_by: string | null;
            /** @description Mails about this candidate, newest first. */
            deliveries: components["schemas"]["Delivery"][];
            earlier_time: components["schemas"]["EarlierTime"];
            /** @description Newest first. */
            history: components["schemas"]["HistoryEntry"][];
            /**
             * @description Invoices.
             * @example accounts@redgum.example
             */
            invoice_email: string;
            /** @description Those of `paperworks` that the company keeps for all its bookings. */
            kept_paperworks: components["schemas"]["BookingPaperwork"][];
            /**
             * Format: date-time
             * @description When the newest link that the candidate can open was made; null where none opens anything.
             * @example 2026-11-23T01:15:00Z
             */
            live_link_at: string | null;
            /** @description The mail or SMS that is planned next; null where none is. */
            next_notice: {
                /** @example reminder.booked.sms */
                kind: string;
                /**
                 * Format: date-time
                 * @description When it leaves.
                 * @example 2026-11-23T01:15:00Z
                 */
                leaves_at: string;
            } | null;
            /**
             * Format: uuid
             * @description Company.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            org_id: string;
            /**
             * @description What the examination says about the job; null until the provider says so.
             * @enum {string|null}
             */
            outcome: "Fit" | "Fit with restrictions" | "Unfit" | null;
            /**
             * @description What the candidate must not do.
             * @example No work at heights.
             */
            outcome_restrictions: string | null;
            package_assessments: components["schemas"]["Assessment"][];
            /**
             * Format: uuid
             * @description Package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * @description Length in minutes, in whole slots of 15.
             * @example 75
             */
            package_minutes: number;
            /**
             * @description Package.
             * @example PEM – Standard
             */
            package_name: string;
            paperworks: components["schemas"]["BookingPaperwork"][];
            /**
             * @description Purchase Order Number.
             * @example PO-88213
             */
            po_number: string;
            /** Format: uuid */
            position_id: string | null;
            /**
             * Format: date
             * @description First preferred day.
             * @example 2026-11-24
             */
            preferred_from_date: string | null;
            /** Format: uuid */
            preferred_site_id: string | null;
            /** @example Karratha – Balmoral Road */
            preferred_site_name: string | null;
            /** @example Australia/Perth */
            preferred_site_tz: string | null;
            /**
             * @description State of the preferred site.
             * @example WA
             */
            preferred_state: string;
            /**
             * @description Preferred time of day.
             * @example Morning
             */
            preferred_time: string;
            /**
             * Format: date
             * @description Last preferred day.
             * @example 2026-11-28
             */
            preferred_to_date: string | null;
            /**
             * @description Project.
             * @example Shutdown 2026
             */
            project: string;
            /**
             * @description Project Identification.
             * @example PI-1042
             */
            project_identification: string;
            /**
             * @description Short readable number.
             * @example PF-204817
             */
            reference: string;
            /** @description The last reminder of the present time by mail and by SMS, and where each is. */
            reminders: components["schemas"]["WrittenReminder"][];
            /**
             * @description Separated by semicolons.
             * @example results@redgum.example; hse@redgum.example
             */
            result_email: string;
            result_emails: string[];
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /** @description Clinic site of the time; null without one. */
            site: {
                /**
                 * @description Street, suburb, state and postcode.
                 * @example Level 3, 226 Hay Street, Perth WA 6000
                 */
                address: string;
                /**
                 * Format: uuid
                 * @description Site.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /**
                 * @description Its name.
                 * @example Perth – Hay Street
                 */
                name: string;
                /**
                 * @description Phone, or empty.
                 * @example 08 5550 0140
                 */
                phone: string;
                /**
                 * @description State.
                 * @example WA
                 */
                state: string;
                /**
                 * @description Suburb.
                 * @example Perth
                 */
                suburb: string;
                /**
                 * @description IANA time zone.
                 * @example Australia/Perth
                 */
                time_zone: string;
            } | null;
            /** @example Level 3, 226 Hay Street, Perth WA 6000 */
            site_address: string | null;
            /** Format: uuid */
            site_id: string | null;
            /**
             * @description Clinic site of the time.
             * @example Perth – Hay Street
             */
            site_name: string | null;
            /** @example 08 5550 0140 */
            site_phone: string | null;
            /** @example WA */
            site_state: string | null;
            /** @example Perth */
            site_suburb: string | null;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            site_tz: string | null;
            /**
             * @description What Arrived or Did Not Attend goes back to as a mistake, on the day it was set.
             * @example null
             */
            status_before: string | null;
            /**
             * Format: date-time
             * @description When it was set.
             * @example 2026-11-23T01:15:00Z
             */
            status_changed_at: string | null;
            /** Format: uuid */
            subsidiary_id: string | null;
            /** @example Newman Operations */
            subsidiary_name: string | null;
            /**
             * Format: date-time
             * @description When the candidate was last changed; sent with a change.
             * @example 2026-11-23T01:15:00Z
             */
            updated_at: string;
            /** @description The stops of a visit route; empty for one doctor’s time, and for all but the provider. */
            visit_stops: components["schemas"]["VisitStop"][];
        };
        BookingList: {
            bookings: components["schemas"]["BookingRow"][];
            /** @description For the filter without its status, each capped at 2,000; null unless counted. */
            counts: {
                Confirmed: number;
                Pending: number;
            } | null;
            error: null;
            /** @description What the filter names by id, of what the caller may see; null unless counted. */
            filter_names: {
                /**
                 * Format: uuid
                 * @description Company, subsidiary, clinic site, package or doctor.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /**
                 * @description Its name.
                 * @example Redgum Mining
                 */
                name: string;
                /**
                 * Format: uuid
                 * @description The company of a subsidiary.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                org_id: string | null;
            }[] | null;
            /** @description Null on the last page. */
            next_cursor: string | null;
            /** @example 50 */
            page_size: number;
            /**
             * @description Pages, exact to 2,000 bookings; null unless counted.
             * @example 13
             */
            pages: number | null;
            /**
             * @description Capped at 2,000; null unless counted.
             * @example 612
             */
            total: number | null;
            /**
             * @description Whether there are more than `total`.
             * @example false
             */
            total_capped: boolean;
        };
        BookingPaperwork: {
            /**
             * Format: uuid
             * @description Paperwork.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            id: string;
            /** @description Where it can be read. */
            link: string | null;
            /**
             * @description Its name.
             * @example Redgum pre-start form.pdf
             */
            paper_work: string;
            /**
             * @description Made for this booking only.
             * @example false
             */
            temporary: boolean;
        };
        BookingRow: {
            /**
             * @description Note for the clinic.
             * @example Starts on swing 02/12/2026.
             */
            appointment_note: string;
            /**
             * @description PartialConfirmed is already Confirmed here.
             * @example Confirmed
             */
            appointment_status: string;
            /**
             * @description A CSS colour.
             * @example #16a34a
             */
            appointment_status_color: string;
            /**
             * Format: date-time
             * @description Start, or 0001-01-01T00:00:00Z where there is none yet.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_time: string;
            /**
             * @description What the package holds, as HTML.
             * @example <h4>Function</h4><ul><li>Audiometry</li></ul>
             */
            assessments: string;
            /**
             * @description Comment on the booking.
             * @example Prefers a morning time.
             */
            booking_comment: string;
            /**
             * Format: uuid
             * @description Booking.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            booking_id: string;
            /**
             * @description What the candidate said about this time.
             * @example Will come
             * @enum {string|null}
             */
            candidate_answer: "Will come" | "Asks for another time" | "No answer" | null;
            /**
             * Format: date
             * @description Date of birth.
             * @example 1991-03-14
             */
            candidate_dob: string;
            /**
             * @description Email.
             * @example liam.oconnor@example.com
             */
            candidate_email: string;
            /**
             * @description Assigned sex at birth.
             * @example Male
             */
            candidate_gender: string;
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * @description Name.
             * @example Liam O’Connor
             */
            candidate_name: string;
            /**
             * @description Australian phone.
             * @example 0491 570 006
             */
            candidate_phone: string;
            /**
             * @description Position.
             * @example Mobile plant operator
             */
            candidate_position: string;
            /**
             * @description Company.
             * @example Redgum Mining
             */
            company_name: string;
            /**
             * @description Their email.
             * @example priya.raman@redgum.example
             */
            contact_email: string;
            /**
             * @description Booking person.
             * @example Priya Raman
             */
            contact_name: string;
            /**
             * @description Their phone.
             * @example 08 5550 1420
             */
            contact_phone: string;
            /**
             * Format: date-time
             * @description When it was booked.
             * @example 2026-11-23T01:15:00Z
             */
            created_at: string;
            /**
             * @description Invoices.
             * @example accounts@redgum.example
             */
            invoice_email: string;
            /**
             * Format: uuid
             * @description Company.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            org_id: string;
            /**
             * @description What the examination says about the job; null until the provider says so.
             * @enum {string|null}
             */
            outcome: "Fit" | "Fit with restrictions" | "Unfit" | null;
            /**
             * @description What the candidate must not do.
             * @example No work at heights.
             */
            outcome_restrictions: string | null;
            /**
             * @description Package.
             * @example PEM – Standard
             */
            package_name: string;
            paperworks: components["schemas"]["BookingPaperwork"][];
            /**
             * @description Purchase Order Number.
             * @example PO-88213
             */
            po_number: string;
            /**
             * Format: date
             * @description First preferred day.
             * @example 2026-11-24
             */
            preferred_from_date: string | null;
            /** @example Karratha – Balmoral Road */
            preferred_site_name: string | null;
            /** @example Australia/Perth */
            preferred_site_tz: string | null;
            /**
             * Format: date
             * @description Last preferred day.
             * @example 2026-11-28
             */
            preferred_to_date: string | null;
            /**
             * @description Project.
             * @example Shutdown 2026
             */
            project: string;
            /**
             * @description Project Identification.
             * @example PI-1042
             */
            project_identification: string;
            /**
             * @description Short readable number.
             * @example PF-204817
             */
            reference: string;
            /**
             * @description Separated by semicolons.
             * @example results@redgum.example; hse@redgum.example
             */
            result_email: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /** Format: uuid */
            site_id: string | null;
            /**
             * @description Clinic site of the time.
             * @example Perth – Hay Street
             */
            site_name: string | null;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            site_tz: string | null;
            /**
             * @description What Arrived or Did Not Attend goes back to as a mistake, on the day it was set.
             * @example null
             */
            status_before: string | null;
            /**
             * Format: date-time
             * @description When it was set.
             * @example 2026-11-23T01:15:00Z
             */
            status_changed_at: string | null;
            /** Format: uuid */
            subsidiary_id: string | null;
            /** @example Newman Operations */
            subsidiary_name: string | null;
        };
        BookingStatuses: {
            statuses: {
                /**
                 * @description A CSS colour.
                 * @example #16a34a
                 */
                color: string;
                /** @description Empty where a booking ends. */
                next: ("Pending" | "Pending Occ-Phys" | "Pending AMA Review" | "Pending Lungscreen" | "Pending RSHQ" | "Confirmed" | "Cancelled" | "Rescheduled" | "Did Not Attend" | "Worker to Return" | "Arrived" | "Pending GCMS" | "Pending Chest X-Ray" | "Pending Drug Results" | "Pending Bloods" | "In Progress" | "Preparing Report" | "Pending Correspondence" | "Awaiting Company" | "Awaiting Worker" | "Completed" | "Attended")[];
                /**
                 * @example Confirmed
                 * @enum {string}
                 */
                status: "Pending" | "Pending Occ-Phys" | "Pending AMA Review" | "Pending Lungscreen" | "Pending RSHQ" | "Confirmed" | "Cancelled" | "Rescheduled" | "Did Not Attend" | "Worker to Return" | "Arrived" | "Pending GCMS" | "Pending Chest X-Ray" | "Pending Drug Results" | "Pending Bloods" | "In Progress" | "Preparing Report" | "Pending Correspondence" | "Awaiting Company" | "Awaiting Worker" | "Completed" | "Attended";
            }[];
        };
        /** @description Null for all clinics, and where one more of no kind would help. */
        Bottleneck: {
            /**
             * @description Days that were planned and on which the kind works; 14 at most.
             * @example 14
             */
            days: number;
            /**
             * @description The time of day at which all of them are taken on most days; empty where they never are.
             * @example 10:00
             */
            full_at: string;
            /**
             * @description Days on which they are all taken then.
             * @example 12
             */
            full_days: number;
            /**
             * @description Visits that one more of the kind makes room for in these days.
             * @example 18
             */
            gain: number;
            /**
             * @description What it is at a stop of a visit: a person or a thing.
             * @example doctor
             * @enum {string}
             */
            kind: "doctor" | "nurse" | "technician" | "room" | "booth" | "device";
            /**
             * @description The clinic’s resources of the kind.
             * @example [
             *       "Booth 1"
             *     ]
             */
            names: string[];
            /**
             * @description The visit that was planned.
             * @example Express medical
             */
            package_name: string;
        } | null;
        BulkChange: {
            /**
             * Format: uuid
             * @description The change.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            bulk_change_id: string;
            rows: components["schemas"]["BulkChangedRow"][];
            /**
             * Format: date-time
             * @description Until when it can be undone as a whole; the mails leave then.
             * @example 2026-11-23T01:15:00Z
             */
            undo_until: string;
            /** @example false */
            undone: boolean;
        };
        BulkChangedRow: {
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            /**
             * @description refused: nothing was done · kept: it could not be taken back.
             * @example done
             * @enum {string}
             */
            outcome: "done" | "refused" | "undone" | "kept";
            /**
             * @description Why, of refused and kept ones.
             * @example null
             */
            reason: string | null;
        };
        BulkPlan: {
            rows: components["schemas"]["BulkPlannedRow"][];
        };
        BulkPlannedRow: {
            /**
             * Format: date-time
             * @description Start now.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string | null;
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            /** @example Redgum Mining */
            company_name: string;
            /**
             * @description What else happens.
             * @example Also changes Mei Chen, who is in this booking too.
             */
            note: string | null;
            /** @description Other times, one for each doctor’s day, the nearest first. */
            options: {
                /**
                 * Format: date-time
                 * @description Start there.
                 * @example 2026-11-24T03:00:00Z
                 */
                calendar_from_time: string;
                /** @example Dr Kwame Osei */
                doctor_name: string;
                /**
                 * @description The doctor’s day.
                 * @example 4127
                 */
                roster_id: number;
                /**
                 * Format: uuid
                 * @description Clinic site.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                site_id: string;
                /** @example Perth – Hay Street */
                site_name: string;
                /**
                 * @description IANA time zone.
                 * @example Australia/Perth
                 */
                timezone: string;
            }[];
            /**
             * @description Why it cannot be done for this one.
             * @example null
             */
            reason: string | null;
            /** @example PF-204817 */
            reference: string;
            /** @example Perth – Hay Street */
            site_name: string | null;
            /** @example Confirmed */
            status: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string | null;
            to: {
                /**
                 * Format: date-time
                 * @description Start there.
                 * @example 2026-11-24T03:00:00Z
                 */
                calendar_from_time: string;
                /** @example Dr Kwame Osei */
                doctor_name: string;
                /**
                 * @description The doctor’s day.
                 * @example 4127
                 */
                roster_id: number;
                /**
                 * Format: uuid
                 * @description Clinic site.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                site_id: string;
                /** @example Perth – Hay Street */
                site_name: string;
                /**
                 * @description IANA time zone.
                 * @example Australia/Perth
                 */
                timezone: string;
            } | null;
            /**
             * Format: date-time
             * @description Sent back, so that what was changed meanwhile is left alone.
             * @example 2026-11-23T01:15:00Z
             */
            updated_at: string;
        };
        CalendarFeed: {
            /**
             * Format: uuid
             * @description The feed; the same when its address is made anew.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            feed_id: string;
            /**
             * Format: date-time
             * @description When its address was made.
             * @example 2026-11-23T01:15:00Z
             */
            made_at: string;
            /**
             * Format: date-time
             * @description When a calendar last asked, to the hour.
             * @example 2026-11-23T01:15:00Z
             */
            read_at: string | null;
            /**
             * Format: uuid
             * @description Null: all that the account may see.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            view_id: string | null;
            /** @example Newman this month */
            view_name: string | null;
        };
        CalendarFeedAnswer: {
            /** @description An iCalendar file; null where it is `version`. */
            calendar: string | null;
            /** @description The same as long as the calendar is. */
            version: string;
        };
        CalendarFeedRead: {
            /** @description What the address ends with. */
            link: string;
            /** @description What the calendar has already. */
            version: string | null;
        };
        CalendarFeeds: {
            feeds: components["schemas"]["CalendarFeed"][];
        };
        Cancellation: {
            /**
             * @description Why; it joins the note of each candidate.
             * @example Withdrew his application.
             */
            appointment_notes?: string | null;
            /** @description Candidates of the booking; all of them are cancelled, or none. */
            candidate_id: string[];
            /** @description Ignored: the account of the token cancels. */
            created_by?: string | null;
        };
        Cancelled: {
            candidate_id: string[];
        };
        CandidateChange: {
            candidate: {
                /**
                 * @description Note for the clinic.
                 * @example Starts on swing 02/12/2026.
                 */
                appointment_note?: string;
                /**
                 * @description Date of birth, YYYY-MM-DD.
                 * @example 1991-03-14
                 */
                candidate_dob?: string;
                /**
                 * @description Email.
                 * @example liam.oconnor@example.com
                 */
                candidate_email?: string;
                /**
                 * @description Assigned sex at birth.
                 * @example Male
                 */
                candidate_gender?: string;
                /**
                 * @description Full name.
                 * @example Liam O’Connor
                 */
                candidate_name?: string;
                /**
                 * @description Australian phone.
                 * @example 0491 570 006
                 */
                candidate_phone?: string;
                /**
                 * @description Position.
                 * @example Mobile plant operator
                 */
                candidate_position?: string;
                /**
                 * Format: uuid
                 * @description A position of the company, when it is one of the list.
                 */
                position_id?: string | null;
            };
            /** @description Sends the confirmation to the corrected email address, in the same transaction. */
            send_confirmation?: boolean;
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "candidate_name"
             *     ]
             */
            update_mask: ("candidate_name" | "candidate_dob" | "position_id" | "candidate_gender" | "candidate_phone" | "candidate_email" | "candidate_position" | "appointment_note")[];
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it; changed since is refused with 409.
             * @example 2026-11-23T01:15:00Z
             */
            updated_at?: string;
        };
        CandidateEarlierTimeChange: {
            /**
             * Format: date
             * @description To ask: only times before this day.
             * @example 2026-11-23
             */
            before_day?: string | null;
            /** @enum {string} */
            do: "decline" | "ask" | "take";
            /**
             * Format: date-time
             * @description To take or to decline: the offered time that is meant.
             * @example 2026-11-23T01:15:00Z
             */
            time?: string | null;
        };
        CandidateFile: {
            /**
             * Format: uuid
             * @description The file.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_file_id: string;
            /** @description The provider’s people alone read it. */
            file_name: string | null;
            /** @example Health questionnaire */
            paper_work: string;
            /** @description Null for the photo identification. */
            paperwork_id: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-11-23T01:15:00Z
             */
            sent_at: string;
            /**
             * @description The candidate.
             * @example Liam O’Connor
             */
            sent_by: string;
            /**
             * @description In bytes.
             * @example 48213
             */
            size: number;
        };
        CandidateFileAddress: {
            file_name: string;
            signed_url: string;
        };
        CandidateOutcome: {
            /**
             * @description Null takes it back.
             * @example Fit
             * @enum {string|null}
             */
            outcome: "Fit" | "Fit with restrictions" | "Unfit" | null;
            /**
             * @description What the candidate must not do, of Fit with restrictions alone.
             * @example
             */
            restrictions: string;
        };
        CandidateRecord: {
            /**
             * @description Note for the clinic.
             * @example Starts on swing 02/12/2026.
             */
            appointment_note: string;
            /**
             * Format: uuid
             * @description The booking.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            booking_id: string;
            /**
             * @description Date of birth, YYYY-MM-DD.
             * @example 1991-03-14
             */
            candidate_dob: string;
            /**
             * @description Email.
             * @example liam.oconnor@example.com
             */
            candidate_email: string;
            /**
             * @description Assigned sex at birth.
             * @example Male
             */
            candidate_gender: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * @description Full name.
             * @example Liam O’Connor
             */
            candidate_name: string;
            /**
             * @description Australian phone.
             * @example 0491 570 006
             */
            candidate_phone: string;
            /**
             * @description Position.
             * @example Mobile plant operator
             */
            candidate_position: string;
            /**
             * Format: uuid
             * @description A position of the company, when it is one of the list.
             */
            position_id: string | null;
            /**
             * Format: date-time
             * @description Last changed; sent again with the next change.
             * @example 2026-11-23T01:15:00Z
             */
            updated_at: string;
        };
        Capacity: {
            clinics: components["schemas"]["ClinicCapacity"][];
            /**
             * @description How many.
             * @example 14
             */
            days: number;
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-23
             */
            from_date: string;
        };
        CapacityDay: {
            /**
             * @description Still to come, whoever has them: none of a day that is over.
             * @example 60
             */
            ahead: number;
            /**
             * @description Blocked, and nobody’s.
             * @example 4
             */
            blocked: number;
            /**
             * @description Booked.
             * @example 40
             */
            booked: number;
            /**
             * Format: date
             * @description Of the clinic’s own calendar.
             * @example 2026-11-23
             */
            day: string;
            /**
             * @description Doctors who work there.
             * @example 2
             */
            doctors: number;
            /**
             * @description Nobody’s, open, and still to come.
             * @example 26
             */
            free: number;
            /**
             * @description Held by a hold that has not run out.
             * @example 2
             */
            held: number;
            /**
             * @description Quarters of an hour of their rosters: booked, held, blocked and free ones, and those that passed unused.
             * @example 72
             */
            slots: number;
        };
        ChangedRoster: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-23
             */
            day: string;
            /**
             * Format: date-time
             * @description Begin.
             * @example 2026-11-23T01:15:00Z
             */
            from_time: string;
            /** @example 4127 */
            roster_id: number;
            /**
             * Format: date-time
             * @description End.
             * @example 2026-11-23T08:00:00Z
             */
            to_time: string;
        };
        ChangedSlots: {
            /**
             * @description How many changed.
             * @example 4
             */
            slots: number;
        };
        ChangedStatuses: {
            /** @example 3 */
            changed: number;
            /**
             * @description Who arrived late and whose time somebody else has by now: they have none on the board.
             * @example []
             */
            without_time: string[];
        };
        ChangedTime: {
            /**
             * Format: date-time
             * @description End, or 0001-01-01T00:00:00Z.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_end: string;
            /** @example Rescheduled */
            appointment_status: string;
            /**
             * Format: date-time
             * @description Start, or 0001-01-01T00:00:00Z.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_time: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * Format: date
             * @description First preferred day.
             * @example 2026-11-23
             */
            preferred_from_date: string | null;
            /**
             * Format: date
             * @description Last preferred day.
             * @example 2026-11-23
             */
            preferred_to_date: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-23T01:15:00Z
             */
            updated_at: string;
        };
        ChangeStatuses: {
            /** @description Candidates, at most 100. */
            candidate_ids: string[];
            /**
             * @description What they become.
             * @example Arrived
             * @enum {string}
             */
            status: "Pending" | "Pending Occ-Phys" | "Pending AMA Review" | "Pending Lungscreen" | "Pending RSHQ" | "Confirmed" | "Cancelled" | "Rescheduled" | "Did Not Attend" | "Worker to Return" | "Arrived" | "Pending GCMS" | "Pending Chest X-Ray" | "Pending Drug Results" | "Pending Bloods" | "In Progress" | "Preparing Report" | "Pending Correspondence" | "Awaiting Company" | "Awaiting Worker" | "Completed" | "Attended";
            /**
             * @description What they become first, as a step of its own, in the history too; both or neither.
             * @example Preparing Report
             * @enum {string}
             */
            through?: "Pending" | "Pending Occ-Phys" | "Pending AMA Review" | "Pending Lungscreen" | "Pending RSHQ" | "Confirmed" | "Cancelled" | "Rescheduled" | "Did Not Attend" | "Worker to Return" | "Arrived" | "Pending GCMS" | "Pending Chest X-Ray" | "Pending Drug Results" | "Pending Bloods" | "In Progress" | "Preparing Report" | "Pending Correspondence" | "Awaiting Company" | "Awaiting Worker" | "Completed" | "Attended";
        };
        ClinicCapacity: {
            /** @description Days of the clinic’s own calendar on which a doctor works. */
            days: components["schemas"]["CapacityDay"][];
            /**
             * Format: uuid
             * @description Clinic.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        ClinicFreeDays: {
            free: components["schemas"]["FreeDay"][];
            service_types: ("pem" | "fit_test")[];
            /**
             * Format: uuid
             * @description Clinic.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        ClinicNumbers: {
            /**
             * @description Completed, of whom is known when they were examined.
             * @example 61
             */
            completed: number;
            /**
             * @description Those, and whoever came.
             * @example 80
             */
            expected: number;
            /**
             * @description From examined to Completed; half of them took no longer.
             * @example 26.5
             */
            median_hours: number | null;
            /**
             * @description Did Not Attend.
             * @example 4
             */
            missed: number;
            /**
             * @description Nine in ten took no longer.
             * @example 26.5
             */
            of_90_hours: number | null;
            /**
             * @description Pending made up to 1, 2–3, 4–7 and more days ago.
             * @example [
             *       3,
             *       2,
             *       1,
             *       0
             *     ]
             */
            pending: number[];
            /**
             * Format: uuid
             * @description Clinic.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
        };
        ClinicResources: {
            resources: components["schemas"]["ResourceUse"][];
            /**
             * Format: uuid
             * @description Clinic.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        ClinicSite: {
            /** @example Level 3, 226 Hay Street, Perth WA 6000 */
            address: string;
            /**
             * @description Times follow the free-booking rule.
             * @example false
             */
            booking_free: boolean;
            /** @example haystreet@banksia.example */
            email: string;
            /** @example 08 5550 0141 */
            fax: string;
            /**
             * @description The number people read.
             * @example 101
             */
            id: number;
            /**
             * @description All numbers, where several are grouped as one clinic.
             * @example [
             *       101
             *     ]
             */
            ids: number[];
            /** @example true */
            is_active: boolean;
            /**
             * @description Run by a partner.
             * @example false
             */
            is_external: boolean;
            /** @example Perth – Hay Street */
            name: string;
            /** @example 08 5550 0140 */
            phone: string;
            /** @example WA */
            state: string;
            /** @example Perth */
            suburb: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
            /**
             * Format: uuid
             * @description The id of every other call.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            uuid: string;
        };
        ClinicSites: {
            count: number | null;
            page: number;
            page_size: number;
            pages: number | null;
            sites: components["schemas"]["ClinicSite"][];
        };
        ClinicTimes: {
            /** @example Level 3, 226 Hay Street, Perth WA 6000 */
            address: string;
            /**
             * @description True at a site without rosters: `days` is empty, the times follow the free-booking rule.
             * @example false
             */
            booking_free: boolean;
            /** @description Every day of the window, in order; one without times says why. */
            days: components["schemas"]["DayTimes"][];
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        Closing: {
            /**
             * Format: uuid
             * @description The closing.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            closing_id: string;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-23T01:15:00Z
             */
            created_at: string;
            /** @example Helen Marsh */
            created_by: string;
            /**
             * @description Empty: every doctor’s days.
             * @example [
             *       "Dr Anjali Rao"
             *     ]
             */
            doctors: string[];
            /**
             * @description Who has had their turn.
             * @example 12
             */
            done: number;
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-23
             */
            from_day: string;
            list: components["schemas"]["ClosingPerson"][];
            /**
             * @description Who was moved and is there.
             * @example 11
             */
            moved: number;
            /**
             * @description Whom it hit.
             * @example 12
             */
            people: number;
            /** @example Water damage */
            reason: string;
            /**
             * @example [
             *       "Perth – Hay Street"
             *     ]
             */
            sites: string[];
            /**
             * @description closing, undoing and reopening go on; the others are over.
             * @enum {string}
             */
            status: "closing" | "closed" | "undoing" | "undone" | "reopening" | "reopened";
            /**
             * Format: date
             * @description Last day.
             * @example 2026-11-23
             */
            to_day: string;
            /**
             * @description Who still waits for a call.
             * @example 1
             */
            to_phone: number;
            /**
             * Format: date-time
             * @description Until when all of it can be undone; the mails leave then.
             * @example 2026-11-23T01:05:00Z
             */
            undo_until: string;
        };
        ClosingHold: {
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: date-time
             * @description End.
             * @example 2026-11-23T02:30:00Z
             */
            calendar_to_time: string;
            /**
             * Format: date-time
             * @description When the hold ends.
             * @example 2026-11-23T01:10:00Z
             */
            expires_at: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        ClosingPerson: {
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            /** @example 0487 987 987 */
            candidate_phone: string;
            /** @example Redgum Mining */
            company_name: string;
            /** @example Perth – Hay Street */
            from_site: string;
            /**
             * Format: date-time
             * @description Start as it was.
             * @example 2026-11-23T01:15:00Z
             */
            from_time: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            from_timezone: string;
            /**
             * @description Null: their turn has not come. kept: could not go back.
             * @enum {string|null}
             */
            outcome: "moved" | "phone" | "elsewhere" | "undone" | "returned" | "kept" | null;
            /** @example PEM – Standard */
            package_name: string;
            /** @example PF-204817 */
            reference: string;
            /**
             * @description Moved, and would not go back if the days reopened now: why.
             * @example Somebody else has the old time.
             */
            stays_because: string | null;
            /** @example Dr Kwame Osei */
            to_doctor: string | null;
            /** @description Waits for a call: still has the time that closed. */
            to_phone: boolean;
            /** @example Perth – Hay Street */
            to_site: string | null;
            /**
             * Format: date-time
             * @description Start agreed to.
             * @example 2026-11-24T03:00:00Z
             */
            to_time: string | null;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            to_timezone: string | null;
            why: string | null;
        };
        ClosingPlan: {
            /**
             * @description Doctors’ days that close.
             * @example 3
             */
            days: number;
            /** @description Everybody who works there then, by name. */
            doctors: components["schemas"]["RosteredDoctor"][];
            holds: components["schemas"]["ClosingHold"][];
            people: components["schemas"]["PlannedPerson"][];
            /**
             * @description Pending bookings that wish for nothing but these days.
             * @example 0
             */
            waiting: number;
        };
        Closings: {
            closings: components["schemas"]["ClosingSummary"][];
        };
        ClosingSummary: {
            /**
             * Format: uuid
             * @description The closing.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            closing_id: string;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-23T01:15:00Z
             */
            created_at: string;
            /** @example Helen Marsh */
            created_by: string;
            /**
             * @description Empty: every doctor’s days.
             * @example [
             *       "Dr Anjali Rao"
             *     ]
             */
            doctors: string[];
            /**
             * @description Who has had their turn.
             * @example 12
             */
            done: number;
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-23
             */
            from_day: string;
            /**
             * @description Who was moved and is there.
             * @example 11
             */
            moved: number;
            /**
             * @description Whom it hit.
             * @example 12
             */
            people: number;
            /** @example Water damage */
            reason: string;
            /**
             * @example [
             *       "Perth – Hay Street"
             *     ]
             */
            sites: string[];
            /**
             * @description closing, undoing and reopening go on; the others are over.
             * @enum {string}
             */
            status: "closing" | "closed" | "undoing" | "undone" | "reopening" | "reopened";
            /**
             * Format: date
             * @description Last day.
             * @example 2026-11-23
             */
            to_day: string;
            /**
             * @description Who still waits for a call.
             * @example 1
             */
            to_phone: number;
            /**
             * Format: date-time
             * @description Until when all of it can be undone; the mails leave then.
             * @example 2026-11-23T01:05:00Z
             */
            undo_until: string;
        };
        ConfirmationWarning: {
            /** @enum {string} */
            code: "NOT_ACTIVE" | "NO_EMAIL" | "MAIL_WAITING" | "PENDING" | "TIME_PASSED" | "ALREADY_SENT" | "PAPERWORK_MISSING";
            /** @example A confirmation was sent on 21/11/2026 at 10:41. */
            message: string;
        };
        ConfirmationWarnings: {
            can_send: boolean;
            /** @description Who gets a mail. */
            recipients: string[];
            warnings: components["schemas"]["ConfirmationWarning"][];
        };
        ConfirmBooking: {
            /**
             * Format: date-time
             * @description Start of the appointment.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * @description The doctor’s day.
             * @example 4127
             */
            roster_id: number;
        };
        ConfirmedBooking: {
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example 4127 */
            roster_id: number;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Confirmed */
            status: string;
        };
        ConsultFile: {
            /**
             * Format: uuid
             * @description The file.
             * @example 01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10
             */
            file_id: string;
            /** @example Medical report PF-204817.pdf */
            file_name: string;
            /**
             * @description Its file_type.
             * @example medical_report
             */
            file_type: string;
            /**
             * @description Opens the file for a minute, as long as the session of whoever asked stands.
             * @example https://portal.example/files/booking/01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10?session=…&expires=1&signature=…
             */
            signed_url: string;
            /**
             * @description In bytes.
             * @example 1204
             */
            size: number;
        };
        ConsultFileOfBooking: {
            /** @description Who of the company said that it was received. */
            acknowledged: {
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-23T01:15:00Z
                 */
                at: string;
                /**
                 * @description Who.
                 * @example Priya Raman
                 */
                by: string;
            } | null;
            /**
             * Format: date-time
             * @description When it came in.
             * @example 2026-11-23T01:15:00Z
             */
            created_at: string;
            /**
             * @description Who uploaded it; null where that account is gone.
             * @example Helen Marsh
             */
            created_by: string | null;
            /**
             * Format: uuid
             * @description File.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            file_id: string;
            /**
             * @description Its name.
             * @example Medical report PF-204817.pdf
             */
            file_name: string;
            /**
             * @description What it is, as a code.
             * @example medical_report
             */
            file_type: string;
            /** @description Who of the company downloaded it first; null until then. */
            read: {
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-23T01:15:00Z
                 */
                at: string;
                /**
                 * @description Who.
                 * @example Priya Raman
                 */
                by: string;
            } | null;
            /** @description Who downloaded it, the last first; null for anybody but the provider. */
            readers: {
                /**
                 * Format: date-time
                 * @description When last.
                 * @example 2026-11-23T01:15:00Z
                 */
                at: string;
                /**
                 * @description Who.
                 * @example Priya Raman
                 */
                name: string;
                /** @example Redgum Mining */
                organisation: string | null;
            }[] | null;
            /**
             * Format: uuid
             * @description The withdrawn file in whose place it came.
             */
            replaces_id: string | null;
            /**
             * @description In bytes.
             * @example 1204
             */
            size: number;
            /** @description A withdrawn file cannot be downloaded. */
            withdrawn: {
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-23T01:15:00Z
                 */
                at: string;
                /**
                 * @description Who.
                 * @example Helen Marsh
                 */
                by: string;
                /**
                 * @description Why.
                 * @example It belongs to another person.
                 */
                reason: string;
            } | null;
        };
        ConsultFiles: {
            files: components["schemas"]["ConsultFile"][];
        };
        ConsultFilesRequest: {
            file_request_list: {
                /**
                 * Format: uuid
                 * @description The file.
                 * @example 01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10
                 */
                file_id: string;
                /**
                 * @description Its file_type.
                 * @example medical_report
                 */
                type: string;
            }[];
        };
        CreatedBooking: {
            /**
             * Format: uuid
             * @description The booking.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            booking_id: string;
            candidates: {
                /**
                 * Format: date-time
                 * @description Start, or 0001-01-01T00:00:00Z where there is none yet.
                 * @example 2026-11-23T01:15:00Z
                 */
                appointment_time: string;
                /**
                 * Format: uuid
                 * @description The candidate.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description Place in the request.
                 * @example 0
                 */
                index: number;
                /**
                 * Format: uuid
                 * @description The clinic site, or the preferred one.
                 */
                site_id: string | null;
                /** @example Perth – Hay Street */
                site_name: string | null;
                /**
                 * @description IANA time zone.
                 * @example Australia/Perth
                 */
                site_tz: string | null;
                /**
                 * Format: date-time
                 * @description When an SMS with the link leaves; null where none does.
                 * @example 2026-11-23T01:15:00Z
                 */
                sms_at?: string | null;
                /**
                 * @description Confirmed with a time, Pending with a preferred range.
                 * @example Confirmed
                 */
                status: string;
            }[];
            /**
             * @description Short readable number.
             * @example PF-204817
             */
            reference: string;
        };
        /** @description The pattern of a booking, as far as it can be booked today. It has no names of people. */
        Crew: {
            /**
             * Format: uuid
             * @description The crew.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            crew_id: string;
            invoice_email: string;
            lines: components["schemas"]["CrewLine"][];
            name: string;
            po_number: string;
            project: string;
            project_identification: string;
            /** @description Separated by semicolons. */
            result_email: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /** Format: uuid */
            sid: string | null;
            /** @description Null where it has none, or the company has it no more. */
            subsidiary: {
                /**
                 * Format: uuid
                 * @description The subsidiary.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        /** @description People of a crew who are booked alike. */
        CrewLine: {
            /** @description Null where it is not offered any more, or was not said. */
            package: {
                /**
                 * @description What an appointment takes, in whole slots.
                 * @example 30
                 */
                minutes: number;
                name: string;
                /**
                 * Format: uuid
                 * @description The package.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                package_id: string;
            } | null;
            /**
             * @description How many are booked alike.
             * @example 3
             */
            people: number;
            /** @example Rigger */
            position: string;
            /** Format: uuid */
            position_id: string | null;
            /** @description None means all clinics of the state. */
            sites: {
                /**
                 * Format: uuid
                 * @description The clinic.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /** @example Perth – Hay Street */
                name: string;
            }[];
            /** @description Empty where none was said, or none of the clinics is left. */
            state: string;
        };
        CrewName: {
            /**
             * @description What the company calls it, once.
             * @example Crane crew
             */
            name: string;
            /**
             * Format: date-time
             * @description As the editor read it; changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at?: string;
        };
        Crews: {
            crews: components["schemas"]["Crew"][];
        };
        DayList: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-23
             */
            day: string;
            entries: components["schemas"]["DayListEntry"][];
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        DayListEntry: {
            /**
             * Format: date-time
             * @description End.
             * @example 2026-11-23T02:30:00Z
             */
            appointment_end: string;
            /**
             * @description About this candidate.
             * @example Needs a hearing booth.
             */
            appointment_note: string;
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_time: string;
            /** @description Names, in the order of the package. */
            assessments: string[];
            /**
             * @description About the whole booking.
             * @example Gate 4 by 6 am.
             */
            booking_comment: string;
            /**
             * Format: date
             * @description Date of birth.
             * @example 1991-03-14
             */
            candidate_dob: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            /** @example 0487 987 987 */
            candidate_phone: string;
            /** @example Redgum Mining */
            company_name: string;
            /** @description Null where the time is no doctor’s any more. */
            doctor_name: string | null;
            /**
             * @description The visit was broken off.
             * @example false
             */
            has_left: boolean;
            /**
             * Format: uuid
             * @description What the candidate sent as photo identification.
             */
            identification_file_id: string | null;
            /** @description Details that the candidate has not filled in yet. */
            missing: ("dob" | "gender" | "email" | "position")[];
            /**
             * @description Why the time is over the plan; null where it is not.
             * @example Must fly out tonight
             */
            over_plan: string | null;
            /** @example Standard medical */
            package_name: string;
            /** @description Forms that the candidate brings, by name. */
            paperworks: components["schemas"]["DayListPaperwork"][];
            /** @example PF-204817 */
            reference: string;
            /** @example Confirmed */
            status: string;
            /** @description What a mistake of the same day goes back to. */
            status_before: string | null;
            /**
             * Format: date-time
             * @description When the status was set, where that can be a mistake.
             * @example 2026-11-23T01:15:00Z
             */
            status_changed_at: string | null;
            /**
             * @description A CSS colour.
             * @example #16a34a
             */
            status_color: string;
            /** @description The stops of a visit route; empty for one doctor’s time. */
            visit_stops: components["schemas"]["VisitStop"][];
        };
        DayListPaperwork: {
            /**
             * Format: uuid
             * @description What the candidate sent as it.
             */
            candidate_file_id: string | null;
            /** @description The clinic has it from this candidate. */
            handed_in: boolean;
            /** @example Health questionnaire */
            paper_work: string;
            /**
             * Format: uuid
             * @description The form.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            paperwork_id: string;
        };
        DaysToClose: {
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-23
             */
            from_day: string;
            /** @example 3 */
            people: number;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * Format: date
             * @description Last day.
             * @example 2026-11-23
             */
            to_day: string;
        };
        DayTimes: {
            /**
             * Format: date
             * @description Day of the site's own calendar.
             * @example 2026-11-23
             */
            day: string;
            time_slots: components["schemas"]["TimeSlot"][];
            why_not?: components["schemas"]["WhyNot"];
        };
        Deliveries: {
            deliveries: components["schemas"]["Delivery"][];
        };
        Delivery: {
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-23T01:15:00Z
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The mail.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            id: string;
            /**
             * @description `.copy` is the booking person’s.
             * @example booking.confirmed
             */
            kind: string;
            /** @description Why it did not leave, or not yet. */
            last_error: string | null;
            /**
             * Format: date-time
             * @description When it leaves, of one that was written for later.
             * @example 2026-11-23T01:15:00Z
             */
            leaves_at: string | null;
            /** @example liam.oconnor@example.com */
            recipient: string;
            /**
             * Format: date-time
             * @description When the mail server took it.
             * @example 2026-11-23T01:15:00Z
             */
            sent_at: string | null;
            /**
             * @example sent
             * @enum {string}
             */
            state: "waiting" | "sending" | "sent" | "failed";
        };
        DisableSlots: {
            /**
             * @description Why, as the board shows it.
             * @example Team meeting
             */
            reason: string;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /**
             * @description Slots of this site.
             * @example [
             *       90211,
             *       90212
             *     ]
             */
            slot_ids: number[];
        };
        Doctor: {
            /**
             * Format: date
             * @description The last day that a device may be used; null without a limit.
             * @example 2027-06-30
             */
            calibrated_until: string | null;
            /**
             * @description Visits that a room takes at once; 1 of all others.
             * @example 1
             */
            capacity: number;
            /**
             * @description Where they have days to come.
             * @example [
             *       "Perth – Belmont"
             *     ]
             */
            clinics: string[];
            /**
             * Format: uuid
             * @description Doctor.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id: string;
            /** @example Dr Anjali Rao */
            doctor_name: string;
            /**
             * @description Not retired.
             * @example true
             */
            is_active: boolean;
            /**
             * @description What it is at a stop of a visit: a person or a thing.
             * @example doctor
             * @enum {string}
             */
            kind: "doctor" | "nurse" | "technician" | "room" | "booth" | "device";
            /**
             * @description In words.
             * @example Coal Board medicals
             */
            may_do: string;
            /**
             * @description Fit tests on a day at most; null without a limit.
             * @example 6
             */
            most_fit_test: number | null;
            /**
             * @description Medicals on a day at most; null without a limit.
             * @example 6
             */
            most_pem: number | null;
            /** @example MED0001234567 */
            registration_number: string;
            /**
             * @description The name, with what tells them apart where another doctor has the same one.
             * @example Dr Anjali Rao
             */
            shown_name: string;
            /**
             * @description What needs of assessments ask for.
             * @example [
             *       "spirometry"
             *     ]
             */
            skills: string[];
            /** @example Occupational physician */
            title: string;
            /**
             * Format: date-time
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        DoctorChange: {
            /**
             * Format: date
             * @description Of a device alone: the last day that it may be used.
             * @default null
             * @example 2027-06-30
             */
            calibrated_until: string | null;
            /**
             * @description Of a room: visits that it takes at once. Without it 1, or as it was.
             * @example 1
             */
            capacity?: number;
            /**
             * @description What they may do, in words.
             * @default
             * @example Coal Board medicals
             */
            may_do: string;
            /**
             * @description Fit tests on a day at most; null without a limit. Left out, it is as it was.
             * @example 6
             */
            most_fit_test?: number | null;
            /**
             * @description Medicals on a day at most; null without a limit. Left out, it is as it was.
             * @example 6
             */
            most_pem?: number | null;
            /** @example Dr Anjali Rao */
            name: string;
            /**
             * @description Of their registration.
             * @default
             * @example MED0001234567
             */
            registration_number: string;
            /**
             * @description What needs of assessments ask for, each once.
             * @default []
             * @example [
             *       "spirometry"
             *     ]
             */
            skills: string[];
            /**
             * @description What they are at the provider.
             * @default
             * @example Occupational physician
             */
            title: string;
            /**
             * Format: date-time
             * @description As the editor read it; changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        DoctorDetail: {
            doctor: components["schemas"]["Doctor"];
            leaves: components["schemas"]["DoctorLeave"][];
            /** @description Extra days and other hours, which no weekly hours change; the first 50. */
            own_days: components["schemas"]["OwnDay"][];
            patterns: components["schemas"]["RosterPattern"][];
        };
        DoctorLeave: {
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-23
             */
            from_day: string;
            /**
             * Format: uuid
             * @description Leave.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            leave_id: string;
            /** @example Annual leave */
            reason: string;
            /**
             * Format: date
             * @description Last day.
             * @example 2026-11-23
             */
            until_day: string;
        };
        Doctors: {
            count: number | null;
            data: components["schemas"]["Doctor"][];
            page: number;
            page_size: number;
            pages: number | null;
        };
        DoctorSlots: {
            /**
             * Format: date
             * @description Day of the site’s own calendar.
             * @example 2026-11-23
             */
            day: string;
            /**
             * Format: uuid
             * @description Doctor.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id: string;
            entries: components["schemas"]["SlotEntry"][];
            /**
             * Format: date-time
             * @description The day’s start.
             * @example 2026-11-23T01:15:00Z
             */
            from_time: string;
            /**
             * @description Why the time is over the plan; null where it is not.
             * @example Must fly out tonight
             */
            over_plan: string | null;
            /**
             * @description The doctor’s day at the site.
             * @example 4127
             */
            roster_id: number;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /**
             * Format: date-time
             * @description The day’s end.
             * @example 2026-11-23T08:00:00Z
             */
            to_time: string;
        };
        Draft: {
            /**
             * @description What the wizard has so far, opaque here; at most 64 KB as JSON.
             * @example {
             *       "step": "candidates"
             *     }
             */
            body: {
                [key: string]: unknown;
            };
            booking?: components["schemas"]["CreatedBooking"];
            /**
             * Format: uuid
             * @description The draft.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            draft_id: string;
            /** @description Holds that are still alive. */
            holds: components["schemas"]["Hold"][];
            /**
             * @description Grows with each save.
             * @example 7
             */
            revision: number;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * Format: uuid
             * @description The further service it is for, if any.
             */
            sid: string | null;
            /**
             * Format: date-time
             * @description Last saved.
             * @example 2026-11-23T01:15:00Z
             */
            updated_at: string;
        };
        DraftChange: {
            /**
             * @description What the wizard has so far, opaque here; at most 64 KB as JSON.
             * @example {
             *       "step": "candidates"
             *     }
             */
            body: {
                [key: string]: unknown;
            };
            /**
             * @description The one last seen.
             * @example 7
             */
            revision: number;
            /**
             * @description Its count of saves, growing by one.
             * @example 3
             */
            sequence?: number;
            /**
             * Format: uuid
             * @description The visit that saves: one open page.
             */
            writer?: string | null;
        };
        Drafts: {
            drafts: components["schemas"]["Draft"][];
        };
        DueAgain: {
            /**
             * Format: date
             * @description First day of the list.
             * @example 2025-11-24
             */
            due_from: string;
            /**
             * Format: date
             * @description Last day of the list.
             * @example 2027-01-23
             */
            due_to: string;
            /**
             * @description How many of them were due before today.
             * @example 4
             */
            expired: number;
            /** @description What the filter names by id, of what the caller may see. */
            filter_names: {
                /**
                 * Format: uuid
                 * @description Company, subsidiary, clinic site, package or doctor.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /**
                 * @description Its name.
                 * @example Redgum Mining
                 */
                name: string;
                /**
                 * Format: uuid
                 * @description The company of a subsidiary.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                org_id: string | null;
            }[];
            rows: components["schemas"]["DuePerson"][];
            /**
             * Format: date
             * @description In `time_zone`.
             * @example 2026-11-24
             */
            today: string;
            /**
             * @description Capped at 2,000.
             * @example 12
             */
            total: number;
            total_capped: boolean;
        };
        DuePerson: {
            /**
             * Format: date
             * @description Date of birth; the empty date where it is not known.
             * @example 1991-03-14
             */
            candidate_dob: string;
            /** @example liam@example.com */
            candidate_email: string;
            /** @example Male */
            candidate_gender: string;
            /**
             * Format: uuid
             * @description The candidate of the last examination.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            /** @example 0491 570 006 */
            candidate_phone: string;
            /** @example Electrician */
            candidate_position: string;
            /** @example Redgum Mining */
            company_name: string;
            /** @example priya.raman@redgum.example */
            contact_email: string;
            /** @example Priya Raman */
            contact_name: string;
            /** @example 08 5550 1420 */
            contact_phone: string;
            /**
             * Format: date
             * @description Day on which its validity ends.
             * @example 2026-11-20
             */
            due_on: string;
            /**
             * Format: date
             * @description Day of the last examination, by the clinic’s clock.
             * @example 2024-11-20
             */
            examined_on: string;
            /** @example accounts@redgum.example */
            invoice_email: string;
            /** @description Whether the company can book the package still. */
            is_offered: boolean;
            /** @description Whether somebody of the name, one of them without a date of birth, was examined since or is booked. */
            may_be_booked: boolean;
            /**
             * Format: uuid
             * @description The company.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            org_id: string;
            /**
             * Format: uuid
             * @description The package that is due.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * @description Length of an appointment.
             * @example 75
             */
            package_minutes: number;
            /** @example Standard medical */
            package_name: string;
            /** Format: uuid */
            position_id: string | null;
            /** @example PF-204817 */
            reference: string;
            /** @example results@redgum.example */
            result_email: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * Format: uuid
             * @description The clinic of the last examination, where it is active.
             */
            site_id: string | null;
            /** @example Perth – Hay Street */
            site_name: string | null;
            /** @example WA */
            site_state: string | null;
            /** Format: uuid */
            subsidiary_id: string | null;
            /** @example Newman Operations */
            subsidiary_name: string | null;
        };
        EarlierTime: {
            /**
             * Format: date
             * @description Only times before this day.
             * @example 2026-11-23
             */
            before_day: string;
            /**
             * Format: date-time
             * @description Until then.
             * @example 2026-11-23T01:15:00Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Held now.
             * @example 2026-11-23T01:15:00Z
             */
            offered_time: string | null;
        } | null;
        EarlierTimeChange: {
            /**
             * Format: date
             * @description To ask: only times before this day.
             * @example 2026-11-23
             */
            before_day?: string | null;
            /** @enum {string} */
            do: "ask" | "take" | "decline";
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
            /** @description From openOwnAppointment. */
            pass: string;
            /**
             * Format: date-time
             * @description To take or to decline: the offered time that is meant.
             * @example 2026-11-23T01:15:00Z
             */
            time?: string | null;
        };
        EnableSlots: {
            /**
             * @description Why, for the record.
             * @example Team meeting
             */
            reason?: string;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /**
             * @description Slots of this site.
             * @example [
             *       90211,
             *       90212
             *     ]
             */
            slot_ids: number[];
        };
        Error: {
            error: {
                /**
                 * @description Each code has one status.
                 * @example NOT_FOUND
                 * @enum {string}
                 */
                code: "BAD_REQUEST" | "CALLED_OFF" | "WEAK_PASSWORD" | "WRONG_PASSWORD" | "TOKEN_INVALID" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS" | "ADDRESS_TOO_NEW" | "FORBIDDEN" | "LINK_OVER" | "NOT_COVERED" | "NOT_HELD" | "SECOND_FACTOR_MISSING" | "SIGN_IN_REFUSED" | "NOT_FOUND" | "REQUEST_TOO_SLOW" | "ALREADY_WITHDRAWN" | "ASSESSMENT_IN_USE" | "BUSY" | "CLOSING_GOES_ON" | "COMPANY_IN_USE" | "CONFLICT" | "DAYS_REFUSED" | "DEVICE_NOT_REGISTERED" | "DOCTOR_ELSEWHERE" | "DRAFT_EXISTS" | "DRAFT_SENT" | "DUPLICATE" | "EDIT_CONFLICT" | "HOLD_EXPIRED" | "HOLD_LIMIT" | "HOLD_UNFIT" | "HOLIDAY_EXISTS" | "IMPORT_IN_USE" | "LAST_ADMINISTRATOR" | "MAIL_WAITING" | "MOVED_MEANWHILE" | "MOVE_UNDONE" | "NAME_TAKEN" | "NOT_ACTIVE" | "NOT_OWN_COMPANY" | "NOT_OWN_DAY" | "NOT_READ" | "NOT_ROSTERED" | "OWN_ACCOUNT" | "PACKAGE_IN_USE" | "PAPERWORK_IN_USE" | "REPLACED" | "SAME_TIME" | "SERVICE_NOT_OFFERED" | "SITE_CLOSED" | "SITE_IN_USE" | "SLOTS_IN_USE" | "SLOT_BLOCKED" | "SLOT_TAKEN" | "STATUS_CONFLICT" | "TOO_MANY" | "UNDO_OVER" | "VISIT_ROUTE" | "OTP_EXPIRED" | "WITHDRAWN" | "TOO_LARGE" | "WRONG_FORM" | "BOOKING_FREE" | "CODE_WRONG" | "FIT_TEST_OFF" | "IDEMPOTENCY_KEY_REUSED" | "INFECTED" | "INVALID" | "NOT_USABLE" | "NO_EMAIL" | "OTP_WRONG" | "PASSKEY_REFUSED" | "SLOT_PAST" | "WRONG_KIND" | "OTP_REQUIRED" | "SECOND_FACTOR_REQUIRED" | "OTP_LOCKED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_STREAMS" | "UPLOAD_QUOTA" | "SESSION_EXPIRED" | "INTERNAL" | "STATEMENT_TIMEOUT" | "STOPPING" | "STORAGE_FULL" | "TOO_MANY_WAITING" | "UNAVAILABLE";
                details?: {
                    [key: string]: unknown;
                };
                /**
                 * @description Path of the field at fault.
                 * @example candidates.0.email
                 */
                field?: string;
                /**
                 * @description For the person.
                 * @example Organisation not found.
                 */
                message: string;
            };
        };
        FavouriteClinic: {
            /**
             * Format: uuid
             * @description The clinic.
             */
            id: string;
            service_types: ("pem" | "fit_test")[];
            /**
             * @description State or territory.
             * @example WA
             */
            state: string;
        };
        FirstSteps: {
            /**
             * Format: uuid
             * @description A company, which can be given an account; null where there is none.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            company_id: string | null;
            /**
             * Format: uuid
             * @description A doctor, whose weekly hours can be entered; null where there is none.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id: string | null;
            /** @description In their order. */
            done: ("site" | "doctor" | "hours" | "assessments" | "package" | "company" | "account")[];
        };
        FoundBookings: {
            bookings: components["schemas"]["BookingRow"][];
            /**
             * @description The name that was searched in place of the words, which no booking has.
             * @example Jack Ward
             */
            nearest: string | null;
        };
        FreeDay: {
            /**
             * @description Of the clinic’s own calendar.
             * @example 2026-11-25
             */
            day: string | null;
            /**
             * @description From the clinic’s today, which is 0.
             * @example 2
             */
            days: number | null;
            /**
             * @description Length of the appointment.
             * @example 45
             */
            minutes: number;
        };
        GroupHolds: {
            holds: components["schemas"]["Hold"][];
        };
        GroupPlace: {
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * @description Roster.
             * @example 4127
             */
            calendar_id: number;
            /**
             * Format: date-time
             * @description End.
             * @example 2026-11-23T02:00:00Z
             */
            calendar_to_time: string;
        };
        GroupProposal: {
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: date-time
             * @description End.
             * @example 2026-11-23T02:00:00Z
             */
            calendar_to_time: string;
            /**
             * Format: date
             * @description Day of the site's own calendar.
             * @example 2026-11-23
             */
            day: string;
            /**
             * @description 1: back to back with one doctor; more: side by side; 0: whole visits.
             * @example 1
             */
            doctors: number;
            /** @description One for each candidate, in the order of `package_ids`. */
            places: components["schemas"]["GroupPlace"][];
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        GroupTimes: {
            proposals: components["schemas"]["GroupProposal"][];
            why_not?: components["schemas"]["GroupWhyNot"];
        };
        GroupWhyNot: {
            /** @enum {string} */
            code: "NO_ROOM" | "FULL" | "NO_ROSTER" | "BOOKING_FREE";
            /** @example Every doctor is full on these days. */
            message: string;
        };
        HistoryEntry: {
            /** @description The candidate it is about; null = the booking. */
            about: string | null;
            /**
             * @description What happened, as a code: booked, opened, confirmed, rescheduled, note.changed …
             * @example booking.created
             */
            action: string;
            /** @description Plain data. */
            after?: unknown;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-23T01:15:00Z
             */
            at: string;
            /** @description Plain data. */
            before?: unknown;
            /**
             * @description Who.
             * @example Priya Raman
             */
            by: string | null;
            /**
             * Format: uuid
             * @description Entry.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            id: string;
            /** @example Redgum Mining */
            organisation: string | null;
        };
        Hold: {
            /**
             * Format: date-time
             * @description The appointment's end.
             * @example 2026-11-23T02:30:00Z
             */
            booking_end_time: string;
            /**
             * Format: date-time
             * @description The appointment's start.
             * @example 2026-11-23T01:15:00Z
             */
            booking_start_time: string;
            /**
             * @description The doctor's roster that has the time.
             * @example 4127
             */
            calendar_id: number;
            /** @example 0 */
            candidate_index: number;
            /**
             * Format: date-time
             * @description The hold's end, by the server's clock.
             * @example 2026-11-21T02:46:41Z
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description The package that its length fits.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * Format: uuid
             * @description The hold.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            reserve_id: string;
            /**
             * Format: uuid
             * @description Its clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        Holds: {
            holds: components["schemas"]["Hold"][];
        };
        Holiday: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-12-25
             */
            day: string;
            /** @example Christmas Day */
            name: string;
            /** @description Clinics of the state that are open on it all the same. */
            open_site_ids: string[];
            /** @description The clinics that it closes; none where it closes all of the state. */
            site_ids: string[];
        };
        HolidayOpenSites: {
            /** @description All clinics that are open on it; others of the state are closed. */
            site_ids: string[];
        };
        Holidays: {
            holidays: components["schemas"]["Holiday"][];
        };
        Home: {
            /** @description By view, in its order. */
            bookings: components["schemas"]["HomeBooking"][];
            counts: components["schemas"]["HomeCount"][];
            /**
             * Format: date
             * @description The day that the views are of, in `time_zone`.
             * @example 2026-11-24
             */
            today: string;
        };
        HomeBooking: {
            /**
             * @description Note on the candidate.
             * @example Starts on swing 02/12/2026.
             */
            appointment_note: string;
            /**
             * @description Status.
             * @example Awaiting Company
             */
            appointment_status: string;
            /**
             * @description A CSS colour.
             * @example #ea580c
             */
            appointment_status_color: string;
            /**
             * Format: date-time
             * @description Start, or 0001-01-01T00:00:00Z where there is none.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_time: string;
            /**
             * @description Comment on the booking.
             * @example Which site does he start at?
             */
            booking_comment: string;
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * @description Name.
             * @example Liam O’Connor
             */
            candidate_name: string;
            /**
             * @description Phone.
             * @example 0491 570 006
             */
            candidate_phone: string;
            /**
             * @description Package.
             * @example PEM – Standard
             */
            package_name: string;
            /**
             * @description Short readable number.
             * @example PF-204817
             */
            reference: string;
            /**
             * @description Clinic site of the time.
             * @example Perth – Hay Street
             */
            site_name: string | null;
            /** @example 08 5550 0140 */
            site_phone: string | null;
            /**
             * @description Its zone.
             * @example Australia/Perth
             */
            site_tz: string | null;
            /** @example Newman Operations */
            subsidiary_name: string | null;
            /**
             * @description A filter of the booking list.
             * @example Awaiting Company
             * @enum {string}
             */
            view: "needsAction" | "changeAsked" | "Awaiting Company" | "Awaiting Worker" | "Worker to Return" | "Did Not Attend" | "today" | "tomorrow" | "thisWeek" | "upcoming" | "unanswered" | "newResults" | "pending";
        };
        HomeCount: {
            /**
             * @description As the list counts, capped at 2,000.
             * @example 3
             */
            total: number;
            /**
             * @description Whether there are more than `total`.
             * @example false
             */
            total_capped: boolean;
            /**
             * @description A filter of the booking list.
             * @example Awaiting Company
             * @enum {string}
             */
            view: "needsAction" | "changeAsked" | "Awaiting Company" | "Awaiting Worker" | "Worker to Return" | "Did Not Attend" | "today" | "tomorrow" | "thisWeek" | "upcoming" | "unanswered" | "newResults" | "pending";
        };
        ImportReport: {
            /** @description Headings, in the order of `cells`. */
            columns: string[];
            /** @description What is wrong with the whole file; then there are no rows. */
            faults: string[];
            /** @description Every row was made; false: none was. */
            imported: boolean;
            rows: {
                cells: string[];
                problems: {
                    /**
                     * @description Which of `columns`; null: the whole row.
                     * @example 0
                     */
                    column: number | null;
                    /**
                     * @description In the words of the form.
                     * @example This field is required.
                     */
                    message: string;
                }[];
                /**
                 * @description Its number in a spreadsheet.
                 * @example 2
                 */
                row: number;
            }[];
        };
        InboundMail: {
            /**
             * @description The address alone.
             * @example priya.raman@redgum.example
             */
            from: string;
            /** @example <CAF=1@mail.redgum.example> */
            message_id: string;
            /** @description As it came; what it quotes is cut here. */
            text: string;
            /** @description The reply address. */
            to: string;
        };
        LastBooking: {
            invoice_email: string;
            /** @description The one that most candidates had. */
            package: {
                /**
                 * @description What an appointment takes, in whole slots.
                 * @example 30
                 */
                minutes: number;
                /** @example Hearing test */
                name: string;
                /**
                 * Format: uuid
                 * @description The package.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                package_id: string;
            } | null;
            /** @description The clinics of the state that most candidates came to. */
            place: {
                site_ids: string[];
                /** @example WA */
                state: string;
            } | null;
            /** @description Empty where there was none. */
            po_number: string;
            /** @description Separated by semicolons. */
            result_email: string;
            subsidiary: {
                /**
                 * Format: uuid
                 * @description The subsidiary.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                name: string;
            } | null;
            usual_packages: {
                package: {
                    /**
                     * @description What an appointment takes, in whole slots.
                     * @example 30
                     */
                    minutes: number;
                    /** @example Hearing test */
                    name: string;
                    /**
                     * Format: uuid
                     * @description The package.
                     * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                     */
                    package_id: string;
                };
                position: string;
            }[];
        } | null;
        ListOverlaps: {
            /**
             * Format: uuid
             * @description Organisation; the caller's own without it.
             */
            org?: string;
            people: {
                /**
                 * Format: date
                 * @description Date of birth.
                 * @example 1991-03-14
                 */
                candidate_dob: string;
                /**
                 * @description Name.
                 * @example Liam O’Connor
                 */
                candidate_name: string;
                /**
                 * Format: date-time
                 * @description Start of the time that is to be booked.
                 * @example 2026-11-23T01:15:00Z
                 */
                from_time: string;
                /**
                 * Format: date-time
                 * @description Its end.
                 * @example 2026-11-23T02:15:00Z
                 */
                to_time: string;
            }[];
        };
        /** @description A view of the booking list; without a name it only keeps words for an address. */
        ListView: {
            filter: components["schemas"]["ListViewFilter"];
            name: string | null;
            /**
             * Format: uuid
             * @description The view.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            view_id: string;
        };
        /** @description The list’s own filter, order and columns; what is absent does not filter. */
        ListViewFilter: {
            /**
             * @description What the candidate said about the time: Will come, Asks for another time, No answer; repeated.
             * @example [
             *       "No answer"
             *     ]
             */
            answers?: string[];
            /**
             * @description Part of the candidate’s name.
             * @example O’Connor
             */
            candidate_name?: string;
            /**
             * @description Columns of the booking list, in the order in which they are shown; none for the usual ones.
             * @example [
             *       "name",
             *       "appointment_time",
             *       "status"
             *     ]
             */
            columns?: ("name" | "contact_info" | "company" | "contact_person" | "appointment_time" | "site" | "package" | "status" | "reference" | "position" | "po_number" | "booked_on" | "answer" | "outcome")[];
            /** @description Companies booked for, repeated. */
            company?: string[];
            /**
             * @description Part of the booking person’s name.
             * @example Priya
             */
            contact_person?: string;
            /**
             * Format: date
             * @description Bookings made from the start of this day.
             * @example 2026-11-17
             */
            created_from?: string;
            /**
             * Format: date
             * @description Bookings made to the end of this day.
             * @example 2026-11-30
             */
            created_to?: string;
            /**
             * Format: uuid
             * @description Doctor of the time.
             */
            doctor?: string;
            /**
             * @description Part of the candidate’s email.
             * @example liam.
             */
            email?: string;
            /**
             * Format: date
             * @description Appointments from the start of this day.
             * @example 2026-11-17
             */
            from_date?: string;
            /** @enum {string} */
            order?: "asc" | "desc";
            /**
             * @description Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated.
             * @example [
             *       "Unfit"
             *     ]
             */
            outcome?: string[];
            /**
             * Format: uuid
             * @description Package booked.
             */
            package?: string;
            /**
             * @description Part of the candidate’s phone.
             * @example 0491 570
             */
            phone?: string;
            /**
             * @description Part of the purchase order number.
             * @example 4500118
             */
            po_number?: string;
            /**
             * @description Part of the position.
             * @example Rigger
             */
            position?: string;
            /**
             * @description Part of the project or of its identification.
             * @example Wodgina
             */
            project?: string;
            /**
             * @description Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated.
             * @example [
             *       "Waiting for the company"
             *     ]
             */
            questions?: string[];
            /**
             * @description How far the company is with the consult files: Unread, Read, Acknowledged; repeated.
             * @example [
             *       "Unread"
             *     ]
             */
            results?: string[];
            /**
             * @description Quick search, words in any order: name, email, phone, date of birth, reference, PO number, position, contact person, company or site.
             * @example liam
             */
            search?: string;
            /** @description Clinic sites, of the time or preferred; repeated. */
            site?: string[];
            /** @enum {string} */
            sort?: "created_at" | "name" | "email" | "contact_person" | "appointment_time";
            /**
             * @description Statuses, repeated.
             * @example [
             *       "Confirmed"
             *     ]
             */
            status?: string[];
            /**
             * Format: uuid
             * @description Subsidiary booked for.
             */
            subsidiary?: string;
            /**
             * Format: date
             * @description Appointments to the end of this day.
             * @example 2026-11-30
             */
            to_date?: string;
        };
        ListViewName: {
            /**
             * @description What the account calls it, once.
             * @example Newman this month
             */
            name: string;
        };
        ListViews: {
            views: components["schemas"]["ListView"][];
        };
        MadeCalendarFeed: {
            /** @description Told this once; 256 bits of it are secret. */
            address: string;
            /**
             * Format: uuid
             * @description The feed.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            feed_id: string;
        };
        MailEvent: {
            /**
             * Format: date-time
             * @description When it was changed.
             * @example 2026-11-23T01:15:00Z
             */
            changed_at: string | null;
            /** @example Helen Marsh */
            changed_by: string | null;
            is_built_in: boolean;
            kind: string;
            /** @example Appointment booked */
            name: string;
            /**
             * @description Who gets it.
             * @example Candidate
             */
            recipient: string;
            /**
             * @description Grows by one with each change; 0 while it is built in.
             * @example 2
             */
            version: number;
        };
        MailFact: {
            name: string;
            value: string;
        };
        MailPlaceholder: {
            is_required: boolean;
            meaning: string;
            name: string;
        };
        MailPreview: {
            /**
             * @description Reference of the booking.
             * @example PF-204817
             */
            about: string | null;
            /** @description Words of its button. */
            action: string | null;
            /**
             * @description Of head and button.
             * @example #1a5cd8
             */
            colour: string;
            facts: components["schemas"]["MailFact"][];
            /** @example Banksia Health */
            from: string;
            heading: string;
            paragraphs: string[];
            subject: string;
        };
        MailText: {
            body: string;
            heading: string;
            subject: string;
        };
        MailTextDetail: {
            built_in: components["schemas"]["MailText"];
            kind: string;
            /** @example Appointment booked */
            name: string;
            placeholders: components["schemas"]["MailPlaceholder"][];
            /**
             * @description Who gets it.
             * @example Candidate
             */
            recipient: string;
            text: components["schemas"]["MailText"];
            /**
             * @description Grows by one with each change; 0 while it is built in.
             * @example 2
             */
            version: number;
            versions: components["schemas"]["MailTextVersion"][];
        };
        MailTextDraft: {
            /** @example Hello {candidate}, {company} booked an appointment for you. */
            body: string;
            /** @example Your appointment is booked */
            heading: string;
            /** @description Of a booking; the last one without it. */
            reference?: string;
            /** @example Your appointment is booked: {when} */
            subject: string;
        };
        MailTextVersion: {
            /**
             * Format: date-time
             * @description When it was changed.
             * @example 2026-11-23T01:15:00Z
             */
            changed_at: string | null;
            /** @example Helen Marsh */
            changed_by: string | null;
            is_built_in: boolean;
            text: components["schemas"]["MailText"];
            /**
             * @description Grows by one with each change; 0 while it is built in.
             * @example 2
             */
            version: number;
        };
        MatchedFile: {
            candidates: components["schemas"]["ResultMatch"][];
            name: string;
        };
        MatchedResults: {
            files: components["schemas"]["MatchedFile"][];
        };
        MatchResults: {
            files: {
                /** @example PF-204817 audiometry.pdf */
                name: string;
                /** @description A reference or a name that counts instead of the file’s; may be empty. */
                search: string;
                /**
                 * @description In bytes.
                 * @example 120412
                 */
                size: number;
            }[];
        };
        Message: {
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-23T01:15:00Z
             */
            at: string;
            /** @example Priya Raman */
            author: string;
            /** @example Which site does he start at? */
            body: string;
            /** @description It came in as an answer to a mail. */
            by_mail: boolean;
            /**
             * Format: uuid
             * @description The message.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            message_id: string;
            /**
             * @description Who wrote.
             * @enum {string}
             */
            side: "company" | "clinic" | "candidate";
        };
        Messages: {
            messages: components["schemas"]["Message"][];
            /**
             * @description Who writes, or is waited for.
             * @example company
             * @enum {string|null}
             */
            waits_for: "company" | "clinic" | null;
        };
        MondayDigest: {
            /**
             * @description Whether the account gets the mail.
             * @example true
             */
            is_wanted: boolean;
            /**
             * Format: date-time
             * @description When the next one leaves.
             * @example 2026-11-23T01:15:00Z
             */
            next_at: string;
        };
        MondayDigestChoice: {
            is_wanted: boolean;
        };
        MoveAppointment: {
            /**
             * Format: date-time
             * @description Start of the appointment there.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * @description Why, as the mails and the history say.
             * @example The doctor is ill.
             */
            reason?: string;
            /**
             * @description The doctor’s day.
             * @example 4127
             */
            roster_id: number;
            /** @description Where the mover saw it: moved meanwhile, it is not moved again. */
            seen: {
                /**
                 * Format: date-time
                 * @description Start where it was seen.
                 * @example 2026-11-23T01:15:00Z
                 */
                calendar_from_time: string;
                roster_id: number;
            };
            /**
             * @description Of a visit route: the stop that goes there; the others stay.
             * @example Hearing test
             */
            stop?: string;
        };
        MovedAppointment: {
            /**
             * Format: date-time
             * @description Start now.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: date-time
             * @description End now.
             * @example 2026-11-23T02:30:00Z
             */
            calendar_to_time: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * Format: uuid
             * @description The move, to undo it.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            move_id: string;
            /**
             * @description The doctor’s day it is in now.
             * @example 4127
             */
            roster_id: number | null;
            /**
             * Format: uuid
             * @description Clinic site it is at now.
             */
            site_id: string | null;
            /** @example Rescheduled */
            status: string;
            /**
             * @description For how many milliseconds from now it can be undone.
             * @example 10000
             */
            undo_ms: number;
            /**
             * Format: date-time
             * @description Until when it can be undone; its notices leave then.
             * @example 2026-11-23T01:00:10Z
             */
            undo_until: string;
        };
        MoveTarget: {
            /**
             * Format: date-time
             * @description Start of the appointment there.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * @description The doctor’s day.
             * @example 4127
             */
            roster_id: number;
            /**
             * @description Of a visit route: the stop that goes there; the others stay.
             * @example Hearing test
             */
            stop?: string;
        };
        MoveVerdict: {
            /**
             * Format: date-time
             * @description Start it would have.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: date-time
             * @description End it would have.
             * @example 2026-11-23T02:30:00Z
             */
            calendar_to_time: string;
            /**
             * @description The code of the reason against it, such as SLOT_TAKEN.
             * @example SLOT_TAKEN
             * @enum {string|null}
             */
            code: "BAD_REQUEST" | "CALLED_OFF" | "WEAK_PASSWORD" | "WRONG_PASSWORD" | "TOKEN_INVALID" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS" | "ADDRESS_TOO_NEW" | "FORBIDDEN" | "LINK_OVER" | "NOT_COVERED" | "NOT_HELD" | "SECOND_FACTOR_MISSING" | "SIGN_IN_REFUSED" | "NOT_FOUND" | "REQUEST_TOO_SLOW" | "ALREADY_WITHDRAWN" | "ASSESSMENT_IN_USE" | "BUSY" | "CLOSING_GOES_ON" | "COMPANY_IN_USE" | "CONFLICT" | "DAYS_REFUSED" | "DEVICE_NOT_REGISTERED" | "DOCTOR_ELSEWHERE" | "DRAFT_EXISTS" | "DRAFT_SENT" | "DUPLICATE" | "EDIT_CONFLICT" | "HOLD_EXPIRED" | "HOLD_LIMIT" | "HOLD_UNFIT" | "HOLIDAY_EXISTS" | "IMPORT_IN_USE" | "LAST_ADMINISTRATOR" | "MAIL_WAITING" | "MOVED_MEANWHILE" | "MOVE_UNDONE" | "NAME_TAKEN" | "NOT_ACTIVE" | "NOT_OWN_COMPANY" | "NOT_OWN_DAY" | "NOT_READ" | "NOT_ROSTERED" | "OWN_ACCOUNT" | "PACKAGE_IN_USE" | "PAPERWORK_IN_USE" | "REPLACED" | "SAME_TIME" | "SERVICE_NOT_OFFERED" | "SITE_CLOSED" | "SITE_IN_USE" | "SLOTS_IN_USE" | "SLOT_BLOCKED" | "SLOT_TAKEN" | "STATUS_CONFLICT" | "TOO_MANY" | "UNDO_OVER" | "VISIT_ROUTE" | "OTP_EXPIRED" | "WITHDRAWN" | "TOO_LARGE" | "WRONG_FORM" | "BOOKING_FREE" | "CODE_WRONG" | "FIT_TEST_OFF" | "IDEMPOTENCY_KEY_REUSED" | "INFECTED" | "INVALID" | "NOT_USABLE" | "NO_EMAIL" | "OTP_WRONG" | "PASSKEY_REFUSED" | "SLOT_PAST" | "WRONG_KIND" | "OTP_REQUIRED" | "SECOND_FACTOR_REQUIRED" | "OTP_LOCKED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_STREAMS" | "UPLOAD_QUOTA" | "SESSION_EXPIRED" | "INTERNAL" | "STATEMENT_TIMEOUT" | "STOPPING" | "STORAGE_FULL" | "TOO_MANY_WAITING" | "UNAVAILABLE" | null;
            /** @example Dr Kwame Osei */
            doctor_name: string;
            /** @example false */
            legal: boolean;
            /**
             * @description For people.
             * @example 10:15 is held until 10:42.
             */
            reason: string;
            /** @example Perth – Hay Street */
            site_name: string;
        };
        NewAssessment: {
            /**
             * @description Its heading.
             * @example Heart
             */
            category: string;
            /**
             * @description How long it takes.
             * @example 15
             */
            minutes: number;
            /**
             * @description Its name.
             * @example Resting ECG
             */
            name: string;
            needs?: components["schemas"]["AssessmentNeeds"];
            /**
             * @description What a candidate does before it; empty where there is nothing to do.
             * @example Do not smoke in the hour before.
             */
            preparation: string;
            /**
             * @description Australian cents, without GST; null where none is set.
             * @example 6000
             */
            price_cents: number | null;
        };
        NewBooking: {
            /** @description One to five people. */
            candidates: components["schemas"]["NewCandidate"][];
            /**
             * Format: uuid
             * @description The draft it was made from; it is closed by the booking.
             */
            draft_id?: string | null;
            header: components["schemas"]["NewBookingHeader"];
        };
        NewBookingHeader: {
            /**
             * @description Comment on the booking.
             * @example Prefers a morning time.
             */
            booking_comment?: string | null;
            /**
             * @description Booking person's email.
             * @example priya.raman@redgum.example
             */
            contact_email: string;
            /**
             * @description Booking person.
             * @example Priya Raman
             */
            contact_name: string;
            /**
             * @description Booking person's Australian phone.
             * @example 08 5550 1420
             */
            contact_phone: string;
            /**
             * @description Address that receives invoices.
             * @example accounts@redgum.example
             */
            invoice_email: string;
            /**
             * Format: uuid
             * @description The company booked for.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            org_id: string;
            /** @description Forms of the company to be filled in. */
            paperwork_ids?: string[] | null;
            /**
             * @description Purchase Order Number.
             * @example PO-88213
             */
            po_number?: string | null;
            /**
             * @description Whether the policy was accepted; must be true.
             * @example true
             */
            policy_accepted: boolean;
            /**
             * @description Project.
             * @example Shutdown 2026
             */
            project?: string | null;
            /**
             * @description Project Identification.
             * @example PI-1042
             */
            project_identification?: string | null;
            /**
             * @description Addresses that receive results, separated by semicolons.
             * @example results@redgum.example; hse@redgum.example
             */
            result_email: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * Format: uuid
             * @description The further service, if it is one.
             */
            sid?: string | null;
            /**
             * Format: uuid
             * @description Its subsidiary.
             */
            subsidiary_id?: string | null;
        };
        /** @description Without a view: all that the account may see. */
        NewCalendarFeed: {
            /**
             * Format: uuid
             * @description A saved view of the account’s own.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            view_id: string | null;
        };
        NewCandidate: {
            /**
             * @description Note for the clinic.
             * @example Starts on swing 02/12/2026.
             */
            appointment_note?: string | null;
            /**
             * @description The start as chosen on screen.
             * @example 2026-11-23T09:15
             */
            calendar_from_time_raw?: string | null;
            /**
             * @description Date of birth, YYYY-MM-DD; empty where the candidate fills it in.
             * @example 1991-03-14
             */
            candidate_dob: string;
            /**
             * @description Email.
             * @example liam.oconnor@example.com
             */
            candidate_email: string;
            /**
             * @description Assigned sex at birth.
             * @example Male
             */
            candidate_gender: string;
            /**
             * @description Full name.
             * @example Liam O’Connor
             */
            candidate_name: string;
            /**
             * @description Australian phone.
             * @example 0491 570 006
             */
            candidate_phone: string;
            /**
             * @description Position.
             * @example Mobile plant operator
             */
            candidate_position: string;
            /** @description Ignored: the account of the token is the maker. */
            created_by?: string | null;
            /**
             * Format: date-time
             * @description Start of the time as it was shown: needed at a free-booking site, refused where the hold is of another time.
             * @example 2026-11-23T01:15:00Z
             */
            from_time?: string | null;
            /** @description The clinics searched; kept as sent. */
            listLocation?: unknown[] | null;
            /**
             * Format: uuid
             * @description The order of a hiring system that this books.
             */
            order_id?: string | null;
            /**
             * Format: uuid
             * @description Package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * Format: uuid
             * @description A position of the company, when it is one of the list.
             */
            position_id?: string | null;
            /**
             * @description First preferred day, YYYY-MM-DD.
             * @example 2026-11-24
             */
            preferred_from_date?: string | null;
            /** @description The preferred site as chosen on screen; kept as sent. */
            preferred_site?: {
                /** Format: uuid */
                id: string;
                name: string;
                timezone: string;
            } | null;
            /**
             * Format: uuid
             * @description Preferred clinic site, or the free-booking site.
             */
            preferred_site_id?: string | null;
            /**
             * @description Its name, as shown.
             * @example Perth – Hay Street
             */
            preferred_site_name?: string | null;
            /**
             * @description State of the preferred site.
             * @example WA
             */
            preferred_state?: string | null;
            /**
             * @description Preferred time of day, in words.
             * @example Morning
             */
            preferred_time?: string | null;
            /**
             * @description Last preferred day, YYYY-MM-DD; at most 30 days later.
             * @example 2026-11-28
             */
            preferred_to_date?: string | null;
            /**
             * @description The hold; at a free-booking site an id made by the client, starting free-.
             * @example free-1
             */
            reserve_id?: string | null;
            /** @description The times shown when choosing; kept as sent. */
            time_slots?: unknown[] | null;
            /** @description Their details; kept as sent. */
            time_slots_detail?: unknown[] | null;
            /**
             * @description The site's IANA zone.
             * @example Australia/Perth
             */
            timezone?: string | null;
        };
        NewCrew: {
            /**
             * Format: uuid
             * @description The company that keeps it.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            company_id: string;
            /**
             * @description Where invoices go.
             * @example accounts@redgum.example
             */
            invoice_email: string;
            /** @description At most 100 people together. */
            lines: components["schemas"]["NewCrewLine"][];
            /**
             * @description What the company calls it, once.
             * @example Crane crew
             */
            name: string;
            /**
             * @description Purchase Order Number; empty without one.
             * @example PO-88213
             */
            po_number: string;
            /**
             * @description Project; empty without one.
             * @example Shutdown 2026
             */
            project: string;
            /**
             * @description Project Identification; empty without one.
             * @example PI-1042
             */
            project_identification: string;
            /**
             * @description Where results go, separated by semicolons.
             * @example hse@redgum.example
             */
            result_email: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * Format: uuid
             * @description The further service it is for.
             */
            sid?: string | null;
            /**
             * Format: uuid
             * @description A subsidiary of the company.
             */
            subsidiary_id?: string | null;
        };
        NewCrewLine: {
            /**
             * Format: uuid
             * @description A package that the company is offered.
             */
            package_id?: string | null;
            /**
             * @description How many are booked alike.
             * @example 3
             */
            people: number;
            /**
             * @description Position; empty where none was said.
             * @example Rigger
             */
            position: string;
            /**
             * Format: uuid
             * @description A position of the company, when it is one of the list.
             */
            position_id?: string | null;
            /** @description Clinics; none means all of the state. */
            site_ids: string[];
            /**
             * @description State or territory; empty where none was said.
             * @example WA
             */
            state: string;
        };
        NewCustomPackage: {
            /** @description From the assessment list; those that are not checked may be left out. */
            assessments: {
                /**
                 * @description Its name.
                 * @example Musculoskeletal assessment
                 */
                assessment_name: string;
                /**
                 * @description Its category.
                 * @example Function
                 */
                category_name: string;
                /** @default true */
                checked: boolean;
            }[];
            /**
             * Format: uuid
             * @description The draft of the booking.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            draft_id: string;
            /**
             * @description Its name.
             * @example Standard medical
             */
            name: string;
            /**
             * Format: uuid
             * @description Made by the sender: the same id sent again makes nothing twice.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id?: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
        };
        NewDoctor: {
            /**
             * Format: date
             * @description Of a device alone: the last day that it may be used.
             * @default null
             * @example 2027-06-30
             */
            calibrated_until: string | null;
            /**
             * @description Of a room: visits that it takes at once. Without it 1, or as it was.
             * @example 1
             */
            capacity?: number;
            /**
             * Format: uuid
             * @description Made by the sender: the same id sent again makes nothing twice.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id?: string;
            /**
             * @description What it is at a stop of a visit: a person or a thing.
             * @default doctor
             * @enum {string}
             */
            kind: "doctor" | "nurse" | "technician" | "room" | "booth" | "device";
            /**
             * @description What they may do, in words.
             * @default
             * @example Coal Board medicals
             */
            may_do: string;
            /**
             * @description Fit tests on a day at most; null without a limit. Left out, it is as it was.
             * @example 6
             */
            most_fit_test?: number | null;
            /**
             * @description Medicals on a day at most; null without a limit. Left out, it is as it was.
             * @example 6
             */
            most_pem?: number | null;
            /** @example Dr Anjali Rao */
            name: string;
            /**
             * @description Of their registration.
             * @default
             * @example MED0001234567
             */
            registration_number: string;
            /**
             * @description What needs of assessments ask for, each once.
             * @default []
             * @example [
             *       "spirometry"
             *     ]
             */
            skills: string[];
            /**
             * @description What they are at the provider.
             * @default
             * @example Occupational physician
             */
            title: string;
        };
        NewDraft: {
            /**
             * @description What the wizard has so far, opaque here; at most 64 KB as JSON.
             * @example {
             *       "step": "candidates"
             *     }
             */
            body: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Its id, a UUID of version 7 made by the page.
             */
            draft_id?: string | null;
            /**
             * Format: date-time
             * @description `changed_at` of the order as it was read: if its source changed it since, no draft begins.
             * @example 2026-11-23T01:15:00Z
             */
            order_changed_at?: string | null;
            /**
             * Format: uuid
             * @description The order that it is begun for.
             */
            order_id?: string | null;
            /**
             * @description Its count of saves, growing by one.
             * @example 3
             */
            sequence?: number;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /** Format: uuid */
            sid?: string | null;
            /**
             * Format: uuid
             * @description The visit that saves: one open page.
             */
            writer?: string | null;
        };
        NewGroupReservation: {
            /**
             * Format: uuid
             * @description The draft the holds belong to.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            draft_id: string;
            places: {
                /**
                 * Format: date-time
                 * @description Start of the appointment.
                 * @example 2026-11-23T01:15:00Z
                 */
                calendar_from_time: string;
                /**
                 * @description The roster.
                 * @example 4127
                 */
                calendar_id: number;
                /**
                 * @description The candidate’s place.
                 * @example 0
                 */
                candidate_index: number;
                /**
                 * Format: uuid
                 * @description Its length decides how many slots are taken.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                package_id: string;
                /**
                 * Format: uuid
                 * @description Clinic site.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                site_id: string;
            }[];
        };
        NewHoliday: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-12-24
             */
            day: string;
            /** @example Clinic shutdown */
            name: string;
            /** @description The clinics that it closes; without any, all of the state. */
            site_ids?: string[];
            /**
             * @description State or territory.
             * @example WA
             */
            state: string;
        };
        NewLeave: {
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-23
             */
            from_day: string;
            /**
             * Format: uuid
             * @description Made by the sender.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            leave_id: string;
            /** @example Annual leave */
            reason: string;
            /**
             * Format: date
             * @description Last day.
             * @example 2026-11-23
             */
            until_day: string;
        };
        NewListView: {
            filter: components["schemas"]["ListViewFilter"];
            /**
             * @description What the account calls it, once.
             * @example Newman this month
             */
            name?: string | null;
        };
        NewMailText: {
            /** @example Hello {candidate}, {company} booked an appointment for you. */
            body: string;
            /** @example Your appointment is booked */
            heading: string;
            /** @example Your appointment is booked: {when} */
            subject: string;
            /** @description As it was read. */
            version: number;
        };
        NewMessage: {
            /**
             * @description It waits for an answer, though it is one.
             * @default false
             */
            asks_back: boolean;
            /** @example At Newman Operations. */
            body: string;
            /**
             * Format: uuid
             * @description Made by the sender: the same id sent again makes nothing twice.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            message_id?: string;
        };
        NewOrder: {
            /**
             * @description Date of birth, YYYY-MM-DD.
             * @example 1991-03-14
             */
            candidate_dob?: string;
            /**
             * @description Email.
             * @default
             * @example liam.oconnor@example.com
             */
            candidate_email: string;
            /**
             * @description Assigned sex at birth.
             * @default
             * @example Male
             * @enum {string}
             */
            candidate_gender: "" | "Female" | "Male" | "Another term";
            /**
             * @description Full name.
             * @example Liam O’Connor
             */
            candidate_name: string;
            /**
             * @description Phone, as the source has it.
             * @default
             * @example 0491 570 006
             */
            candidate_phone: string;
            /**
             * @description Position.
             * @default
             * @example Mobile plant operator
             */
            candidate_position: string;
            /**
             * @description Its id of the order: the same id is the same order.
             * @example application-40218
             */
            external_id: string;
            /**
             * @description A note for the company and the clinic.
             * @default
             * @example Starts on 02/12/2026.
             */
            note: string;
            /**
             * Format: uuid
             * @description The company; the caller’s own without it.
             */
            org_id?: string;
            /**
             * @description The package, by name or id. One that is not known here is kept as words.
             * @default
             * @example PEM – Standard
             */
            package: string;
            /**
             * @description Kind of appointment.
             * @default pem
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * @description The clinic, by name or id. One that is not known here is kept as words.
             * @default
             * @example Perth – Hay Street
             */
            site: string;
            /**
             * @description The hiring system, by a name of its own choice.
             * @example greenhouse
             */
            source: string;
            /**
             * Format: date-time
             * @description When the source last changed the order. A call that is older than what is known already changes nothing, so that a late retry does not bring old words back. Without it the last call counts.
             * @example 2026-11-23T01:00:00Z
             */
            source_updated_at?: string;
        };
        NewPackage: {
            /** @description From the catalogue; those that are not checked may be left out. */
            assessments: {
                /**
                 * @description Its name.
                 * @example Musculoskeletal assessment
                 */
                assessment_name: string;
                /**
                 * @description Its category.
                 * @example Function
                 */
                category_name: string;
                /** @default true */
                checked: boolean;
            }[];
            /**
             * @description Its name.
             * @example Standard medical
             */
            name: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * @description How many months after its examination somebody is due again; 0 where it is valid for good.
             * @default 0
             * @example 24
             */
            validity_months: number;
        };
        NewPackageInBooking: {
            /** @description From the assessment list; those that are not checked may be left out. */
            assessments: {
                /**
                 * @description Its name.
                 * @example Musculoskeletal assessment
                 */
                assessment_name: string;
                /**
                 * @description Its category.
                 * @example Function
                 */
                category_name: string;
                /** @default true */
                checked: boolean;
            }[];
            /**
             * @description Its name.
             * @example Standard medical
             */
            name: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
        };
        NewPrice: {
            /**
             * @description Australian cents, without GST.
             * @example 18500
             */
            cents: number;
            /**
             * Format: uuid
             * @description For this company alone.
             */
            company_id?: string | null;
            /**
             * Format: date
             * @description From when on.
             * @example 2026-11-23
             */
            from_day: string;
            /**
             * Format: uuid
             * @description The package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
        };
        NewReservation: {
            /**
             * Format: date-time
             * @description Start of the appointment.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * @description Rosters to try first, best first.
             * @example [
             *       4127,
             *       4131
             *     ]
             */
            calendar_ids: number[];
            /**
             * @description The candidate’s place, 0 to 4.
             * @example 0
             */
            candidate_index: number;
            /**
             * Format: uuid
             * @description The draft the hold belongs to.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            draft_id: string;
            /**
             * Format: uuid
             * @description Its length decides how many slots are taken.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * Format: uuid
             * @description An earlier hold of this draft to be given back.
             */
            replaces?: string | null;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
        };
        NewRosters: {
            /**
             * @example [
             *       "2026-11-23",
             *       "2026-11-24"
             *     ]
             */
            days: string[];
            /**
             * Format: uuid
             * @description Doctor.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id: string;
            /**
             * @description Begin, HH:mm at the site, in quarters of an hour.
             * @example 08:00
             */
            from_time: string;
            /**
             * @description Public holidays too.
             * @default false
             */
            on_holidays: boolean;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /**
             * @description Leave out days that cannot be, saying why.
             * @default false
             */
            skip: boolean;
            /**
             * @description End, HH:mm at the site.
             * @example 16:00
             */
            to_time: string;
        };
        NewSite: {
            /**
             * @description Street address.
             * @example Level 3, 226 Hay Street
             */
            address: string;
            /** @description Times follow the free-booking rule instead of rosters. */
            booking_free: boolean;
            /**
             * @description Email.
             * @example hay.street@banksia.example
             */
            email: string;
            /**
             * @description Australian phone, or empty.
             * @example
             */
            fax: string;
            /** @description Run by a partner. */
            is_external: boolean;
            /**
             * @description The most appointments that receptionists may book over the plan on a day; 0 is none.
             * @default 0
             * @example 2
             */
            most_over_plan: number;
            /**
             * @description Name.
             * @example Perth – Hay Street
             */
            name: string;
            /**
             * @description Australian phone.
             * @example 08 5550 0140
             */
            phone: string;
            /**
             * @description Four digits.
             * @example 6000
             */
            postcode: string;
            /**
             * @description For sandbox companies alone. It is that from its first day on, or never.
             * @default false
             */
            sandbox: boolean;
            /**
             * @description What is done there.
             * @example [
             *       "pem"
             *     ]
             */
            service_types: ("pem" | "fit_test")[];
            /**
             * @description State or territory.
             * @example WA
             */
            state: string;
            /**
             * @description Suburb.
             * @example Perth
             */
            suburb: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
            /**
             * @description Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts.
             * @default 0
             * @example 45
             */
            travel_minutes: number;
        };
        NextFreeTimes: {
            clinics: components["schemas"]["ClinicFreeDays"][];
            /**
             * @description How many days ahead are looked at.
             * @example 60
             */
            look_ahead_days: number;
            packages: components["schemas"]["OverviewPackage"][];
        };
        Noted: {
            /**
             * @description Always.
             * @example 200
             * @enum {number}
             */
            status: 200;
        };
        Notification: {
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
        };
        OpenQuestion: {
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-23T01:15:00Z
             */
            at: string;
            author: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            candidate_name: string;
            company_name: string;
            /** @description What was written last. */
            message: string;
            /** @example PF-204817 */
            reference: string;
            site_name: string | null;
        };
        OpenQuestions: {
            /** @description The five that wait longest. */
            questions: components["schemas"]["OpenQuestion"][];
            /**
             * @description Who writes, or is waited for.
             * @example company
             * @enum {string}
             */
            side: "company" | "clinic";
            /** @description As the list counts, capped at 2,000. */
            total: number;
            total_capped: boolean;
        };
        Order: {
            /**
             * @description The person of the open draft.
             * @example Priya Raman
             */
            begun_by: string | null;
            booking: components["schemas"]["OrderedBooking"];
            /**
             * @description Date of birth, YYYY-MM-DD; empty where it was not sent.
             * @example 1991-03-14
             */
            candidate_dob: string;
            /**
             * @description Empty where it was not sent.
             * @example liam.oconnor@example.com
             */
            candidate_email: string;
            /**
             * @description Empty where it was not sent.
             * @example Male
             */
            candidate_gender: string;
            /**
             * @description Full name.
             * @example Liam O’Connor
             */
            candidate_name: string;
            /**
             * @description Empty where it was not sent.
             * @example 0491 570 006
             */
            candidate_phone: string;
            /**
             * @description Empty where it was not sent.
             * @example Mobile plant operator
             */
            candidate_position: string;
            /**
             * Format: date-time
             * @description When its source changed it last.
             * @example 2026-11-23T01:15:00Z
             */
            changed_at: string;
            /** @description What is different from what was begun or booked. */
            changes: components["schemas"]["OrderChange"][];
            /**
             * @description Its id there.
             * @example application-40218
             */
            external_id: string;
            /**
             * @description Its source withdrew it, booked or not.
             * @example false
             */
            is_withdrawn: boolean;
            known_package: components["schemas"]["OrderedPackage"];
            known_site: components["schemas"]["OrderedSite"];
            /**
             * @description Empty where it was not sent.
             * @example Starts on 02/12/2026.
             */
            note: string;
            /**
             * Format: date-time
             * @description When its source changed or withdrew what was begun or booked; null once that is seen.
             * @example 2026-11-23T01:15:00Z
             */
            notice_at: string | null;
            /**
             * Format: uuid
             * @description The order.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            order_id: string;
            /**
             * Format: uuid
             * @description The company.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            org_id: string;
            /**
             * Format: uuid
             * @description The open draft, where it is the caller’s.
             */
            own_draft_id: string | null;
            /**
             * @description As it was sent.
             * @example PEM – Standard
             */
            package: string;
            /**
             * Format: date-time
             * @description When it came first.
             * @example 2026-11-23T01:15:00Z
             */
            received_at: string;
            /**
             * @description The company’s words, of a rejected one; else empty.
             * @example
             */
            rejected_because: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * @description As it was sent.
             * @example Perth – Hay Street
             */
            site: string;
            /**
             * @description The hiring system.
             * @example greenhouse
             */
            source: string;
            /**
             * @description What became of it.
             * @example waiting
             * @enum {string}
             */
            status: "waiting" | "in_progress" | "booked" | "completed" | "withdrawn" | "rejected";
            /**
             * @description What was named and is not known here.
             * @example []
             */
            unknown: ("package" | "site")[];
        };
        OrderAcknowledgement: {
            /**
             * Format: date-time
             * @description As the order has it.
             * @example 2026-11-23T01:15:00Z
             */
            notice_at: string;
        };
        OrderChange: {
            /**
             * @description Name of the field.
             * @example candidate_position
             */
            field: string;
            /**
             * @description As it was booked or begun; may be empty.
             * @example Rigger
             */
            from: string;
            /**
             * @description As its source has it now; may be empty.
             * @example Crane operator
             */
            to: string;
        };
        /** @description Null while there is none, and of a cancelled one. */
        OrderedBooking: {
            /**
             * Format: uuid
             * @description The booking.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            booking_id: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * Format: date-time
             * @description Null without a time.
             * @example 2026-11-23T02:30:00Z
             */
            ends_at: string | null;
            /**
             * @description Nothing more of it; null until it is recorded.
             * @enum {string|null}
             */
            outcome: "Fit" | "Fit with restrictions" | "Unfit" | null;
            /**
             * @description Short readable number.
             * @example PF-204817
             */
            reference: string;
            /**
             * @description Null without a clinic.
             * @example Perth – Hay Street
             */
            site_name: string | null;
            /**
             * Format: date-time
             * @description Null without a time.
             * @example 2026-11-23T01:15:00Z
             */
            starts_at: string | null;
            /**
             * @description IANA zone of the clinic.
             * @example Australia/Perth
             */
            time_zone: string | null;
        } | null;
        /** @description The package that the words name; null if none. */
        OrderedPackage: {
            /**
             * @description Length of an appointment, in whole slots.
             * @example 30
             */
            minutes: number;
            /**
             * @description Its name.
             * @example PEM – Standard
             */
            name: string;
            /**
             * Format: uuid
             * @description The package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
        } | null;
        /** @description The clinic that the words name; null if none. */
        OrderedSite: {
            /**
             * @description Its name.
             * @example Perth – Hay Street
             */
            name: string;
            /**
             * Format: uuid
             * @description The clinic.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /**
             * @description Its state.
             * @example WA
             */
            state: string;
        } | null;
        OrderRejection: {
            /**
             * @description Why, for the people at the source.
             * @example He starts at another company.
             */
            reason: string;
        };
        Orders: {
            orders: components["schemas"]["Order"][];
            /**
             * @description All of them, also beyond those listed.
             * @example 3
             */
            total: number;
        };
        OutsideHours: {
            people: components["schemas"]["OutsidePerson"][];
            /** @description Which of the doctor’s days to close for them. */
            plans: components["schemas"]["DaysToClose"][];
        };
        OutsidePerson: {
            /**
             * Format: date-time
             * @description Start now.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            /** @example Redgum Mining */
            company_name: string;
            /** @example PF-204817 */
            reference: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        OverlappingAppointment: {
            /**
             * Format: date-time
             * @description Start there.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_time: string;
            /**
             * @description Place in the request, from 0.
             * @example 0
             */
            person: number;
            /**
             * @description Of the other booking.
             * @example PF-204817
             */
            reference: string;
            /**
             * @description Clinic.
             * @example Kalgoorlie – Hannan Street
             */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            site_tz: string;
        };
        OverlappingAppointments: {
            overlaps: components["schemas"]["OverlappingAppointment"][];
        };
        OverPlanHold: {
            /**
             * Format: date-time
             * @description Start of the appointment.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: uuid
             * @description The draft the hold belongs to; it has one candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            draft_id: string;
            /**
             * Format: uuid
             * @description Its length decides how long the time is.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * @description Why it must be on this day.
             * @example Must fly out tonight
             */
            reason: string;
        };
        Overview: {
            all: components["schemas"]["OverviewNumbers"];
            clinics: components["schemas"]["ClinicNumbers"][];
            /**
             * Format: date
             * @description The last day, in `time_zone`.
             * @example 2026-11-23
             */
            today: string;
        };
        OverviewNumbers: {
            /**
             * @description Completed, of whom is known when they were examined.
             * @example 61
             */
            completed: number;
            /**
             * @description Those, and whoever came.
             * @example 80
             */
            expected: number;
            /**
             * @description From examined to Completed; half of them took no longer.
             * @example 26.5
             */
            median_hours: number | null;
            /**
             * @description Did Not Attend.
             * @example 4
             */
            missed: number;
            /**
             * @description Nine in ten took no longer.
             * @example 26.5
             */
            of_90_hours: number | null;
            /**
             * @description Pending made up to 1, 2–3, 4–7 and more days ago.
             * @example [
             *       3,
             *       2,
             *       1,
             *       0
             *     ]
             */
            pending: number[];
        };
        OverviewPackage: {
            /**
             * @description In whole quarters of an hour.
             * @example 45
             */
            minutes: number;
            /** @example Standard medical */
            name: string;
            /**
             * Format: uuid
             * @description Package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
        };
        OwnAppointment: {
            /**
             * Format: date-time
             * @description Null where it has none.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_time: string | null;
            /**
             * Format: date-time
             * @description When the candidate asked for another time than this.
             * @example 2026-11-23T01:15:00Z
             */
            asked_at: string | null;
            /** @description The appointment as an iCalendar file. */
            calendar: string | null;
            /** @description Whether the candidate may wait for an earlier time. */
            can_be_earlier: boolean;
            /** @example Liam O’Connor */
            candidate_name: string;
            /** @example Redgum Mining */
            company_name: string;
            /**
             * Format: date-time
             * @description When the candidate said to come at this time.
             * @example 2026-11-23T01:15:00Z
             */
            confirmed_at: string | null;
            /** @description Null where none is waited for. */
            earlier: {
                /**
                 * Format: date
                 * @description A time before this day is waited for.
                 * @example 2026-11-23
                 */
                before_day: string;
                /**
                 * Format: date-time
                 * @description When the hold ends.
                 * @example 2026-11-23T01:15:00Z
                 */
                expires_at: string | null;
                /**
                 * Format: date-time
                 * @description Held for the candidate now.
                 * @example 2026-11-23T01:15:00Z
                 */
                offered_time: string | null;
            } | null;
            /** @description What can be sent before the appointment: the identification, then forms. */
            files: components["schemas"]["OwnFile"][];
            /** @description Whether files can be sent still. */
            may_send: boolean;
            /** @example 75 */
            minutes: number;
            /** @description What the candidate has to fill in still. */
            missing: ("candidate_dob" | "candidate_gender" | "candidate_email" | "candidate_position")[];
            /** @description Null where the candidate may not move the appointment. */
            move: {
                /**
                 * Format: date-time
                 * @description When the hold ends.
                 * @example 2026-11-23T01:15:00Z
                 */
                expires_at: string | null;
                /**
                 * Format: date
                 * @description First day of what may be chosen.
                 * @example 2026-11-23
                 */
                from_day: string;
                /**
                 * Format: date-time
                 * @description Held for the candidate now, in place of the present time.
                 * @example 2026-11-23T01:15:00Z
                 */
                held_time: string | null;
                /** @description Whether the candidate moved it to the present time. */
                is_moved: boolean;
                /**
                 * Format: date
                 * @description Last day of what may be chosen.
                 * @example 2026-11-23
                 */
                until_day: string;
            } | null;
            /** @example PEM – Standard */
            package_name: string;
            /** @description The company’s forms to bring. */
            paperwork: string | null;
            /**
             * Format: date
             * @description First day asked for.
             * @example 2026-11-23
             */
            preferred_from_date: string | null;
            /** @description Of one that is being arranged. */
            preferred_site_name: string;
            /**
             * Format: date
             * @description Last day asked for.
             * @example 2026-11-23
             */
            preferred_to_date: string | null;
            /** @description What to do before, in sentences. */
            preparation: string | null;
            /** @example PF-204817 */
            reference: string;
            /** @example 12 Hay Street, Perth WA 6000 */
            site_address: string | null;
            /** @example Perth – Hay Street */
            site_name: string | null;
            /** @example 08 9450 9876 */
            site_phone: string | null;
            /**
             * @description arranging: it has no time yet · past: also where somebody has come.
             * @enum {string}
             */
            state: "arranging" | "ahead" | "past" | "cancelled";
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string | null;
        };
        OwnAppointmentPass: {
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
            /** @description From openOwnAppointment. */
            pass: string;
        };
        OwnAppointmentProof: {
            /** @description The code of an SMS, from sendOwnCode. */
            code?: string | null;
            /**
             * Format: date
             * @description The candidate’s.
             * @example 1991-03-14
             */
            date_of_birth?: string | null;
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
        };
        OwnAppointmentQuestion: {
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
            /** @description From openOwnAppointment. */
            pass: string | null;
        };
        OwnAppointmentRequest: {
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
            /**
             * @description Why, and when would suit.
             * @example I am on site until Thursday.
             */
            message: string;
            /** @description From openOwnAppointment. */
            pass: string;
        };
        OwnCodeRequest: {
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
        };
        OwnDay: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-11-23
             */
            day: string;
            /** @example 08:00 */
            from_time: string;
            /** @example 4127 */
            roster_id: number;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
            /** @example 16:00 */
            to_time: string;
        };
        OwnDetails: {
            /**
             * @description Date of birth, YYYY-MM-DD.
             * @example 1991-03-14
             */
            candidate_dob?: string;
            /**
             * @description Email address.
             * @example liam.oconnor@example.com
             */
            candidate_email?: string;
            /**
             * @description Assigned sex at birth.
             * @example Male
             */
            candidate_gender?: string;
            /**
             * @description Position.
             * @example Mobile plant operator
             */
            candidate_position?: string;
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
            /** @description From openOwnAppointment. */
            pass: string;
        };
        OwnFile: {
            /** @description Null where nothing was sent. */
            file_name: string | null;
            /** @example Health questionnaire */
            paper_work: string;
            /**
             * Format: uuid
             * @description Null for the photo identification.
             */
            paperwork_id: string | null;
            /** @example 2026-11-23T01:00:00Z */
            sent_at: string | null;
        };
        OwnTimeChange: {
            /** @enum {string} */
            do: "hold" | "take" | "release";
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
            /** @description From openOwnAppointment. */
            pass: string;
            /**
             * Format: date-time
             * @description To hold: one of listOwnTimes; to take: the held one.
             * @example 2026-11-23T01:15:00Z
             */
            time?: string | null;
        };
        OwnTimes: {
            /**
             * Format: date
             * @description Whose times follow; null where no day has any.
             * @example 2026-11-23
             */
            day: string | null;
            days: string[];
            times: string[];
        };
        OwnTimesQuestion: {
            /**
             * Format: date
             * @description Whose times are asked for; the first day with times without it.
             * @example 2026-11-23
             */
            day?: string | null;
            /** @description What the mailed address ends with: 256 bits. */
            link: string;
            /** @description From openOwnAppointment. */
            pass: string;
        };
        Package: {
            assessments: components["schemas"]["Assessment"][];
            /**
             * @description Length of an appointment, in whole slots of 15 minutes.
             * @example 75
             */
            minutes: number;
            /** @example PEM – Standard */
            name: string;
            /**
             * Format: uuid
             * @description Null = offered to every company.
             */
            org_id: string | null;
            /**
             * Format: uuid
             * @description Package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
        };
        PackageAssessment: {
            /** @example Musculoskeletal assessment */
            assessment_name: string;
            /** @example Function */
            category_name: string;
            /**
             * @description Whether it is part of the package.
             * @example true
             */
            checked: boolean;
            /**
             * @description How long it takes.
             * @example 30
             */
            minutes: number;
        };
        PackageChange: {
            /** @description From the catalogue; those that are not checked may be left out. */
            assessments?: {
                /**
                 * @description Its name.
                 * @example Musculoskeletal assessment
                 */
                assessment_name: string;
                /**
                 * @description Its category.
                 * @example Function
                 */
                category_name: string;
                /** @default true */
                checked: boolean;
            }[];
            is_active?: boolean;
            /**
             * @description Its name.
             * @example Standard medical
             */
            name?: string;
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "name"
             *     ]
             */
            update_mask: ("name" | "is_active" | "validity_months" | "assessments")[];
            /**
             * Format: date-time
             * @description As the editor read it; changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
            /**
             * @description How many months after its examination somebody is due again; 0 where it is valid for good.
             * @example 24
             */
            validity_months?: number;
        };
        PackageRecord: {
            assessments: components["schemas"]["PackageAssessment"][];
            /**
             * @description What an appointment takes: rounded up to slots of 15.
             * @example 75
             */
            duration: number;
            /** @description Bookings have it, so it can be switched off but not deleted. */
            in_use: boolean;
            /**
             * @description Offered to new bookings.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Sum of the assessments.
             * @example 65
             */
            minutes: number;
            /** @example Standard medical */
            name: string;
            /**
             * Format: uuid
             * @description Null = offered to every company; the provider changes it.
             */
            org_id: string | null;
            /**
             * Format: uuid
             * @description Package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * Format: date-time
             * @description When it was changed last; an edit sends it back.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
            /**
             * @description How many months after its examination somebody is due again; 0 where it is valid for good.
             * @example 24
             */
            validity_months: number;
        };
        Packages: {
            count: number | null;
            data: components["schemas"]["Package"][];
            page: number;
            page_size: number;
            pages: number | null;
        };
        PackageUses: {
            /**
             * @description What its assessments cost together, in cents without GST, for the provider; null where one has no price.
             * @example 18500
             */
            assessments_cents: number | null;
            /**
             * @description Bookings that have it, counted to 1001.
             * @example 40
             */
            bookings: number;
            /**
             * @description How many of them are to come, counted to 1001.
             * @example 12
             */
            coming: number;
            /**
             * @description Times held for it at this moment.
             * @example 1
             */
            holds: number;
        };
        PaperworkHandedIn: {
            /** @description False takes a mistake back. */
            handed_in: boolean;
        };
        PartnerInterview: {
            /**
             * Format: uuid
             * @description The order.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            partner_interview_id: string;
        };
        PartnerResponseError: {
            /**
             * @description The call whose answer could not be read.
             * @example test_status
             */
            api_call: string;
            /**
             * @example [
             *       "partner_status is missing"
             *     ]
             */
            errors: string[];
            /**
             * @description The order, where it is of one.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            partner_interview_id?: string | null;
        };
        PartnerTest: {
            /**
             * @description The package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            partner_test_id: string;
            /**
             * @description Its name.
             * @example PEM – Standard
             */
            partner_test_name: string;
        };
        PartnerTestStatus: {
            /**
             * @description For people: reference, clinic, appointment, outcome, reason of a rejection.
             * @example {
             *       "Reference": "PF-204817",
             *       "Outcome": "Fit"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: uri
             * @description The booking in the portal.
             * @example https://portal.example/booking/0198/detail
             */
            partner_profile_url?: string;
            /**
             * @description 100 Fit, 50 Fit with restrictions, 0 Unfit; nothing between.
             * @example 100
             */
            partner_score?: number;
            /**
             * @description `complete` once the outcome is recorded.
             * @example complete
             * @enum {string}
             */
            partner_status: "waiting" | "in_progress" | "booked" | "examined" | "complete" | "withdrawn" | "rejected";
        };
        PatternPlan: {
            /**
             * @description Days made within the weeks ahead.
             * @example 104
             */
            days: number;
            /**
             * Format: date
             * @description The last day that is made today.
             * @example 2026-11-23
             */
            horizon: string;
            people: components["schemas"]["OutsidePerson"][];
            /** @description Which of the doctor’s days to close for them. */
            plans: components["schemas"]["DaysToClose"][];
            skipped: {
                /**
                 * Format: date
                 * @description The day.
                 * @example 2026-11-23
                 */
                day: string;
                /** @example 26/01/2027 is a public holiday. */
                reason: string;
            }[];
        };
        PendingBooking: {
            /**
             * Format: uuid
             * @description The booking.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            booking_id: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * @description Name.
             * @example Liam O’Connor
             */
            candidate_name: string;
            /**
             * @description Company.
             * @example Redgum Mining
             */
            company_name: string;
            /**
             * @description What it takes, in whole slots.
             * @example 75
             */
            minutes: number;
            /**
             * @description Package.
             * @example PEM – Standard
             */
            package_name: string;
            /**
             * Format: date
             * @description First day wished.
             * @example 2026-11-23
             */
            preferred_from_date: string | null;
            /**
             * @description Time of day wished; empty is any.
             * @example Morning
             */
            preferred_time: string;
            /**
             * Format: date
             * @description Last day wished.
             * @example 2026-11-27
             */
            preferred_to_date: string | null;
            /**
             * @description For people.
             * @example PF-204817
             */
            reference: string;
        };
        PlanBulkChange: {
            /**
             * @description What is done to each of them.
             * @example cancel
             * @enum {string}
             */
            action: "cancel" | "resend" | "po" | "move";
            candidate_ids: string[];
            /**
             * @description Chosen by hand; `to` null: stays where it is.
             * @default []
             */
            choices: {
                /**
                 * Format: uuid
                 * @description Candidate.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                to: {
                    /**
                     * Format: date-time
                     * @description Start there.
                     * @example 2026-11-23T01:15:00Z
                     */
                    calendar_from_time: string;
                    /**
                     * @description The doctor’s day.
                     * @example 4127
                     */
                    roster_id: number;
                } | null;
            }[];
            move?: {
                /**
                 * Format: date
                 * @description First day, of the clinic’s own calendar.
                 * @example 2026-11-23
                 */
                from_day: string;
                /**
                 * Format: uuid
                 * @description Where to; null: each one’s own clinic.
                 */
                site_id: string | null;
                /**
                 * Format: date
                 * @description Last day, at most 31 days.
                 * @example 2026-11-23
                 */
                to_day: string;
            };
        };
        PlanClosing: {
            /**
             * @description Chosen by hand; `to` null: phone first.
             * @default []
             */
            choices: {
                /**
                 * Format: uuid
                 * @description Candidate.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                to: {
                    /**
                     * Format: date-time
                     * @description Start there.
                     * @example 2026-11-23T01:15:00Z
                     */
                    calendar_from_time: string;
                    /**
                     * @description The doctor’s day.
                     * @example 4127
                     */
                    roster_id: number;
                } | null;
            }[];
            /**
             * @description Whose days close; empty: every doctor’s.
             * @default []
             */
            doctor_ids: string[];
            /**
             * Format: date
             * @description First day, of the sites’ own calendar.
             * @example 2026-11-23
             */
            from_day: string;
            /**
             * @description Further sites that may take people.
             * @default []
             */
            other_site_ids: string[];
            /**
             * @description later: nobody comes earlier than booked.
             * @default nearest
             * @enum {string}
             */
            prefer: "nearest" | "later";
            site_ids: string[];
            /**
             * Format: date
             * @description Last day.
             * @example 2026-11-23
             */
            to_day: string;
        };
        PlannedPerson: {
            /**
             * @description move: to `to` · phone: keeps the time until somebody called · stay: over.
             * @enum {string}
             */
            action: "move" | "phone" | "stay";
            /**
             * Format: date-time
             * @description Start now.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * Format: date-time
             * @description End now.
             * @example 2026-11-23T02:30:00Z
             */
            calendar_to_time: string;
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            /** @example 0487 987 987 */
            candidate_phone: string;
            /** @example Redgum Mining */
            company_name: string;
            /** @example Dr Anjali Rao */
            doctor_name: string;
            /**
             * @description Has arrived, or the appointment has begun: keeps the time until told, unless a time was chosen.
             * @example false
             */
            is_here: boolean;
            /** @description Other times, one for each doctor’s day, the nearest first. */
            options: {
                /**
                 * Format: date-time
                 * @description Start there.
                 * @example 2026-11-24T03:00:00Z
                 */
                calendar_from_time: string;
                /** @example Dr Kwame Osei */
                doctor_name: string;
                /**
                 * @description The doctor’s day.
                 * @example 4127
                 */
                roster_id: number;
                /**
                 * Format: uuid
                 * @description Clinic site.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                site_id: string;
                /** @example Perth – Hay Street */
                site_name: string;
                /**
                 * @description IANA time zone.
                 * @example Australia/Perth
                 */
                timezone: string;
            }[];
            /** @example PEM – Standard */
            package_name: string;
            /** @description Why nothing is proposed, or not what was chosen. */
            reason: string | null;
            /** @example PF-204817 */
            reference: string;
            /**
             * @description The doctor’s day.
             * @example 4127
             */
            roster_id: number;
            /** @example Perth – Hay Street */
            site_name: string;
            /** @example Confirmed */
            status: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
            to: {
                /**
                 * Format: date-time
                 * @description Start there.
                 * @example 2026-11-24T03:00:00Z
                 */
                calendar_from_time: string;
                /** @example Dr Kwame Osei */
                doctor_name: string;
                /**
                 * @description The doctor’s day.
                 * @example 4127
                 */
                roster_id: number;
                /**
                 * Format: uuid
                 * @description Clinic site.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                site_id: string;
                /** @example Perth – Hay Street */
                site_name: string;
                /**
                 * @description IANA time zone.
                 * @example Australia/Perth
                 */
                timezone: string;
            } | null;
        };
        Price: {
            /**
             * @description Australian cents, without GST.
             * @example 18500
             */
            cents: number;
            /**
             * Format: uuid
             * @description Null = for every company.
             */
            company_id: string | null;
            /** @example Redgum Mining */
            company_name: string | null;
            /**
             * Format: date
             * @description From when on bookings are made at it.
             * @example 2026-11-23
             */
            from_day: string;
            /**
             * Format: uuid
             * @description Its package.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            package_id: string;
            /** @example Standard medical */
            package_name: string;
            /**
             * Format: uuid
             * @description The price.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            price_id: string;
            /** @example Helen Marsh */
            set_by: string;
        };
        /** @description Moments are 7d, 1d and 2h before the appointment; booked, of an SMS, is when it is booked or moved. */
        ReminderSettings: {
            /** @description Whether bookings may leave open what candidates fill in with their link. */
            candidates_fill_in: boolean;
            /** @description Before the appointment, by mail. */
            mail: ("7d" | "1d" | "2h")[];
            /** @description How many days candidates may move their appointment by themselves; 0: not at all. */
            own_move_days: 0 | 7 | 14 | 30;
            /** @description By SMS; `booked` when it is booked or moved. */
            sms: ("booked" | "7d" | "1d" | "2h")[];
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        ReminderSettingsChange: {
            /** @description Whether bookings may leave open what candidates fill in with their link. */
            candidates_fill_in: boolean;
            /** @description Before the appointment, by mail. */
            mail: ("7d" | "1d" | "2h")[];
            /** @description How many days candidates may move their appointment by themselves; 0: not at all. */
            own_move_days: 0 | 7 | 14 | 30;
            /** @description By SMS; `booked` when it is booked or moved. */
            sms: ("booked" | "7d" | "1d" | "2h")[];
            /**
             * Format: date-time
             * @description As the editor read it; changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at?: string;
        };
        ReopenClosing: {
            /**
             * @description undo: as if it never was, before the mails leave · move-back: who can goes back, with a mail · days-only: people stay where they are now.
             * @enum {string}
             */
            how: "undo" | "move-back" | "days-only";
        };
        Reservation: {
            /**
             * Format: date-time
             * @description The appointment's end.
             * @example 2026-11-23T02:30:00Z
             */
            booking_end_time: string;
            /**
             * Format: date-time
             * @description The appointment's start.
             * @example 2026-11-23T01:15:00Z
             */
            booking_start_time: string;
            /**
             * @description The roster that has the time.
             * @example 4127
             */
            calendar_id: number;
            /**
             * Format: date-time
             * @description The hold's end, by the server's clock.
             * @example 2026-11-21T02:46:41Z
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description The hold.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            reserve_id: string;
        };
        ResourceCapacity: {
            bottleneck: components["schemas"]["Bottleneck"];
            clinics: components["schemas"]["ClinicResources"][];
            /**
             * @description How many.
             * @example 14
             */
            days: number;
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-23
             */
            from_date: string;
        };
        ResourceUse: {
            /**
             * @description What it is at a stop of a visit: a person or a thing.
             * @example doctor
             * @enum {string}
             */
            kind: "doctor" | "nurse" | "technician" | "room" | "booth" | "device";
            /**
             * @description Empty where the row is of all resources of the kind.
             * @example Booth 1
             */
            name: string;
            /**
             * @description Quarters of an hour of their rosters, without blocked ones that are nobody’s.
             * @example 448
             */
            open: number;
            /**
             * @description Resources that work in these days.
             * @example 1
             */
            resources: number;
            /**
             * @description Quarters of an hour that are booked or held.
             * @example 300
             */
            used: number;
        };
        ResultFile: {
            /**
             * Format: uuid
             * @description The file.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            file_id: string;
            /** @example Medical report.pdf */
            file_name: string;
            /** @example medical_report */
            file_type: string;
        };
        ResultFiles: {
            /**
             * Format: uuid
             * @description Candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            files: components["schemas"]["ResultFile"][];
        };
        ResultFilesAnswer: {
            candidates: components["schemas"]["ResultFiles"][];
        };
        ResultMatch: {
            /**
             * Format: date-time
             * @description Start; the empty date without a time.
             * @example 2026-11-23T01:15:00Z
             */
            appointment_time: string;
            /** @description Whether the status can become Completed now. */
            can_complete: boolean;
            /**
             * Format: date
             * @description Date of birth.
             * @example 1991-03-14
             */
            candidate_dob: string;
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /** @example Liam O’Connor */
            candidate_name: string;
            /** @example Redgum Mining */
            company_name: string;
            /** @description A file of this name and size is among their results already. */
            is_stored: boolean;
            /** @description The appointment is still to come: there can be no results yet. */
            is_to_come: boolean;
            /** @enum {string|null} */
            outcome: "Fit" | "Fit with restrictions" | "Unfit" | null;
            /** @example PF-204817 */
            reference: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            site_tz: string | null;
            /** @example Attended */
            status: string;
        };
        RosteredDoctor: {
            /** @example true */
            closes: boolean;
            /**
             * @description Days there in the range.
             * @example 2
             */
            days: number;
            /**
             * Format: uuid
             * @description Doctor.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id: string;
            /** @example Dr Anjali Rao */
            doctor_name: string;
        };
        RosterHours: {
            /**
             * @description Begin, HH:mm at the site, in quarters of an hour.
             * @example 08:00
             */
            from_time: string;
            /**
             * @description End, HH:mm at the site.
             * @example 16:00
             */
            to_time: string;
        };
        RosterPattern: {
            /**
             * Format: uuid
             * @description Doctor.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id: string;
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-30
             */
            from_day: string;
            /** @description Those of a day in order; what lies between two of them is a break. */
            hours: components["schemas"]["WeeklyPeriod"][];
            /**
             * Format: date
             * @description Days are made until this one.
             * @example 2026-11-23
             */
            made_until: string;
            /**
             * @description Public holidays too.
             * @example false
             */
            on_holidays: boolean;
            /**
             * Format: uuid
             * @description Weekly hours.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            pattern_id: string;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /** @example Perth – Hay Street */
            site_name: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
            /**
             * Format: date
             * @description Last day; null while no end is known.
             * @example 2027-06-30
             */
            until_day: string | null;
            /**
             * Format: date
             * @description A day of a week A.
             * @example 2026-11-23
             */
            week_a: string;
            /**
             * @description 2 where weeks A and B alternate.
             * @example 1
             */
            weeks: number;
        };
        RunBulkChange: {
            /**
             * @description What is done to each of them.
             * @example cancel
             * @enum {string}
             */
            action: "cancel" | "resend" | "po" | "move";
            /**
             * Format: uuid
             * @description Made by whoever sends it.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            bulk_change_id: string;
            /**
             * @description Why it is cancelled or moved; mails say it.
             * @default
             * @example Shutdown was moved.
             */
            notes: string;
            people: {
                /**
                 * Format: uuid
                 * @description Candidate.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                to?: {
                    /**
                     * Format: date-time
                     * @description Start there.
                     * @example 2026-11-23T01:15:00Z
                     */
                    calendar_from_time: string;
                    /**
                     * @description The doctor’s day.
                     * @example 4127
                     */
                    roster_id: number;
                } | null;
                /**
                 * Format: date-time
                 * @description As the plan answered it.
                 * @example 2026-11-23T01:15:00Z
                 */
                updated_at: string;
            }[];
            /**
             * @description Of action `po`.
             * @default
             * @example PO-88213
             */
            po_number: string;
        };
        SavedDraft: {
            conflict: components["schemas"]["Draft"] & (Record<string, never> | null);
            /**
             * Format: uuid
             * @description The draft.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            draft_id: string;
            /**
             * @description The one that is stored.
             * @example 8
             */
            revision: number;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-23T01:15:00Z
             */
            updated_at: string;
        };
        SchedulerBookings: {
            bookings: components["schemas"]["BoardBlock"][];
            /** @example 1 */
            page: number;
            /** @example 50 */
            page_size: number;
            /**
             * @description At least one.
             * @example 2
             */
            pages: number;
            /** @example 71 */
            total: number;
        };
        SchedulerDoctors: {
            /** @description Who works at the site in the 60 days around, with the days asked for. */
            doctors: {
                /**
                 * Format: uuid
                 * @description Doctor.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                doctor_id: string;
                /**
                 * @description Name.
                 * @example Dr Anjali Rao
                 */
                doctor_name: string;
                /**
                 * @description What it is at a stop of a visit: a person or a thing.
                 * @example doctor
                 * @enum {string}
                 */
                kind: "doctor" | "nurse" | "technician" | "room" | "booth" | "device";
                slots: components["schemas"]["DoctorSlots"][];
            }[];
            /** @description Nurses, rooms or other resources work there as well. */
            has_visits: boolean;
            /** @description Holidays on which the site is closed. */
            holidays: {
                /**
                 * Format: date
                 * @description The day.
                 * @example 2026-12-25
                 */
                day: string;
                /**
                 * @description Name.
                 * @example Christmas Day
                 */
                name: string;
            }[];
            /**
             * @description Years the state has no holidays for: this, the next, and those asked for.
             * @example [
             *       2029
             *     ]
             */
            missing_years: number[];
            /**
             * @description The most appointments over the plan on a day.
             * @example 2
             */
            most_over_plan: number;
            /** @description Holidays of its state on which it is open. */
            open_holidays: {
                /**
                 * Format: date
                 * @description The day.
                 * @example 2026-12-25
                 */
                day: string;
                /**
                 * @description Name.
                 * @example Christmas Day
                 */
                name: string;
            }[];
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /**
             * @description Its name.
             * @example Perth – Hay Street
             */
            site_name: string;
            /**
             * @description Its state.
             * @example WA
             */
            state: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
        };
        SchedulerPending: {
            /** @description As many as asked for. */
            bookings: components["schemas"]["PendingBooking"][];
            /** @example 3 */
            total: number;
        };
        SentTest: {
            candidate: {
                /**
                 * @description Email.
                 * @default
                 * @example liam.oconnor@example.com
                 */
                email: string;
                /**
                 * @description First name.
                 * @example Liam
                 */
                first_name: string;
                /**
                 * @description Last name.
                 * @example O’Connor
                 */
                last_name: string;
                /**
                 * @description Phone.
                 * @example 0491 570 006
                 */
                phone_number?: string | null;
            };
            /**
             * @description Of `list_tests`.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            partner_test_id: string;
            /**
             * @description Is called with PATCH once the order is complete. It is the id of the order: the same address is the same order.
             * @example https://app.greenhouse.io/integrations/testing_partners/take_home_tests/12345
             */
            url: string;
        };
        ServiceName: {
            /**
             * @description As the menu and the booking show it.
             * @example Mask fit testing on site
             */
            name: string;
            /**
             * Format: date-time
             * @description As the editor read it; changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        ServiceRecord: {
            /**
             * @description As the menu and the booking show it.
             * @example Mask fit testing on site
             */
            name: string;
            /**
             * Format: uuid
             * @description The sid of the address.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            service_id: string;
            /**
             * @description Kind of appointment.
             * @example pem
             * @enum {string}
             */
            service_type: "pem" | "fit_test";
            /**
             * Format: date-time
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        Services: {
            data: {
                /**
                 * Format: uuid
                 * @description The sid.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                id: string;
                /** @example Audiometry */
                name: string;
                /**
                 * @description Kind of appointment.
                 * @example pem
                 * @enum {string}
                 */
                service_type: "pem" | "fit_test";
            }[];
        };
        SetOutcome: {
            /** @enum {string|null} */
            outcome: "Fit" | "Fit with restrictions" | "Unfit" | null;
        };
        SiteChange: {
            /**
             * @description Street address.
             * @example Level 3, 226 Hay Street
             */
            address?: string;
            /** @description Times follow the free-booking rule instead of rosters. */
            booking_free?: boolean;
            /**
             * @description Email.
             * @example hay.street@banksia.example
             */
            email?: string;
            /**
             * @description Australian phone, or empty.
             * @example
             */
            fax?: string;
            /** @description Run by a partner. */
            is_external?: boolean;
            /**
             * @description The most appointments that receptionists may book over the plan on a day; 0 is none.
             * @default 0
             * @example 2
             */
            most_over_plan: number;
            /**
             * @description Name.
             * @example Perth – Hay Street
             */
            name?: string;
            /**
             * @description Australian phone.
             * @example 08 5550 0140
             */
            phone?: string;
            /**
             * @description Four digits.
             * @example 6000
             */
            postcode?: string;
            /**
             * @description What is done there.
             * @example [
             *       "pem"
             *     ]
             */
            service_types?: ("pem" | "fit_test")[];
            /**
             * @description State or territory.
             * @example WA
             */
            state?: string;
            /**
             * @description Suburb.
             * @example Perth
             */
            suburb?: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone?: string;
            /**
             * @description Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts.
             * @default 0
             * @example 45
             */
            travel_minutes: number;
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "name"
             *     ]
             */
            update_mask: ("name" | "address" | "suburb" | "postcode" | "state" | "timezone" | "phone" | "fax" | "email" | "service_types" | "is_external" | "booking_free" | "travel_minutes" | "most_over_plan")[];
            /**
             * Format: date-time
             * @description As the editor read it; changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        SiteEffects: {
            /**
             * @description Bookings with a time to come, which stay.
             * @example 3
             */
            bookings: number;
            /** Format: date-time */
            first_booking: string | null;
            /**
             * @description Times held right now, which are given back.
             * @example 3
             */
            holds: number;
            /** Format: date-time */
            last_booking: string | null;
            /**
             * @description Pending bookings that prefer the site.
             * @example 3
             */
            pending: number;
            /**
             * @description Doctors’ days to come, which stay and are offered no more.
             * @example 3
             */
            rosters: number;
        };
        SiteRecord: {
            /**
             * @description Street address.
             * @example Level 3, 226 Hay Street
             */
            address: string;
            /**
             * @description Times follow the free-booking rule.
             * @example false
             */
            booking_free: boolean;
            /**
             * @description Email.
             * @example hay.street@banksia.example
             */
            email: string;
            /**
             * @description Fax; empty where there is none.
             * @example 08 5550 0149
             */
            fax: string;
            /**
             * @description The number people read.
             * @example 101
             */
            id: number;
            /**
             * @description All numbers of the site.
             * @example [
             *       101
             *     ]
             */
            ids: number[];
            /**
             * @description Offered to bookings.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Run by a partner.
             * @example false
             */
            is_external: boolean;
            /**
             * @description The most appointments that receptionists may book over the plan on a day; 0 is none.
             * @example 2
             */
            most_over_plan: number;
            /**
             * @description Name.
             * @example Perth – Hay Street
             */
            name: string;
            /**
             * @description Phone.
             * @example 08 5550 0140
             */
            phone: string;
            /**
             * @description Four digits.
             * @example 6000
             */
            postcode: string;
            /**
             * @description For sandbox companies alone. It is that from its first day on, or never.
             * @example false
             */
            sandbox: boolean;
            /**
             * @description What is done there.
             * @example [
             *       "pem"
             *     ]
             */
            service_types: ("pem" | "fit_test")[];
            /**
             * @description State or territory.
             * @example WA
             */
            state: string;
            /**
             * @description Suburb.
             * @example Perth
             */
            suburb: string;
            /**
             * @description IANA time zone.
             * @example Australia/Perth
             */
            timezone: string;
            /**
             * @description Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts.
             * @example 45
             */
            travel_minutes: number;
            /**
             * Format: date-time
             * @description When it was changed last; an edit sends it back.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
            /**
             * Format: uuid
             * @description The id of every call.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            uuid: string;
        };
        SlotEntry: {
            /** @description False where it is blocked; who has it is the bookings’ matter. */
            available: boolean;
            /**
             * @description Why it is blocked.
             * @example Team meeting
             */
            blocked_because: string | null;
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-11-23T01:15:00Z
             */
            from_time: string;
            /**
             * @description Slot.
             * @example 90211
             */
            id: number;
            /**
             * Format: date-time
             * @description End, 15 minutes later.
             * @example 2026-11-23T01:30:00Z
             */
            to_time: string;
        };
        SlotsChange: {
            /**
             * Format: date
             * @description By the clinic’s clock.
             * @example 2026-11-24
             */
            day: string | null;
            /**
             * Format: uuid
             * @description The clinic.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string | null;
        };
        SmsReply: {
            /**
             * @description The phone.
             * @example +61491570006
             */
            from: string;
            /**
             * @description The carrier’s own.
             * @example SM-4711
             */
            id: string;
            /**
             * @description What it says.
             * @example C
             */
            text: string;
        };
        StartClosing: {
            /**
             * Format: uuid
             * @description Made by whoever sends it.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            closing_id: string;
            /**
             * @description Whose days close; empty: every doctor’s.
             * @default []
             */
            doctor_ids: string[];
            /**
             * Format: date
             * @description First day, of the sites’ own calendar.
             * @example 2026-11-23
             */
            from_day: string;
            people: {
                /**
                 * Format: uuid
                 * @description Candidate.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                seen: {
                    /**
                     * Format: date-time
                     * @description Start where it was seen.
                     * @example 2026-11-23T01:15:00Z
                     */
                    calendar_from_time: string;
                    /**
                     * @description The doctor’s day.
                     * @example 4127
                     */
                    roster_id: number;
                };
                to: {
                    /**
                     * Format: date-time
                     * @description Start there.
                     * @example 2026-11-23T01:15:00Z
                     */
                    calendar_from_time: string;
                    /**
                     * @description The doctor’s day.
                     * @example 4127
                     */
                    roster_id: number;
                } | null;
            }[];
            /**
             * @description What mails and the bookings’ history say; empty: The doctor is not available.
             * @default
             * @example Team meeting
             */
            public_reason: string;
            /**
             * @description Why, as the board shows it; for the provider’s staff.
             * @example Team meeting
             */
            reason: string;
            site_ids: string[];
            /**
             * Format: date
             * @description Last day.
             * @example 2026-11-23
             */
            to_day: string;
        };
        StateHoliday: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-12-25
             */
            day: string;
            /** @example Christmas Day */
            name: string;
            /** @description Clinics of the state that are open on it all the same. */
            open_at: {
                /** @example Karratha */
                name: string;
                /**
                 * Format: uuid
                 * @description Clinic site.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                site_id: string;
            }[];
            /** @description The clinics that it closes; none where it closes all of the state. */
            sites: {
                /** @example Karratha */
                name: string;
                /**
                 * Format: uuid
                 * @description Clinic site.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                site_id: string;
            }[];
            /**
             * @description The calendar it came from; own where the provider entered it.
             * @example own
             */
            source: string;
            /**
             * @description State or territory.
             * @example WA
             */
            state: string;
            /**
             * @description The year it was entered for.
             * @example 2026
             */
            year: number;
        };
        StateHolidays: {
            holidays: components["schemas"]["StateHoliday"][];
            /** @description Years without data. */
            missing: {
                /**
                 * @description State or territory.
                 * @example WA
                 */
                state: string;
                /** @example 2029 */
                year: number;
            }[];
            /**
             * @description States with a clinic.
             * @example [
             *       "WA",
             *       "SA"
             *     ]
             */
            states: string[];
        };
        TimeChange: {
            /**
             * Format: uuid
             * @description The candidate.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            candidate_id: string;
            /**
             * Format: uuid
             * @description The draft that `beginReschedule` answered.
             */
            draft_id?: string | null;
            /**
             * Format: date-time
             * @description Start of the time, needed at a free-booking site.
             * @example 2026-11-23T01:15:00Z
             */
            from_time?: string | null;
            /**
             * @description First preferred day, YYYY-MM-DD, of a pending candidate.
             * @example 2026-11-24
             */
            preferred_from_date?: string | null;
            /**
             * Format: uuid
             * @description The free-booking site, or the preferred site.
             */
            preferred_site_id?: string | null;
            /**
             * @description Preferred time of day, in words.
             * @example Morning
             */
            preferred_time?: string | null;
            /**
             * @description Last preferred day, YYYY-MM-DD.
             * @example 2026-11-28
             */
            preferred_to_date?: string | null;
            /**
             * @description The hold under that draft; at a free-booking site an id made by the client, starting free-.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            reserve_id?: string | null;
        };
        TimeSlot: {
            /**
             * Format: date-time
             * @description Start, in UTC.
             * @example 2026-11-23T01:15:00Z
             */
            calendar_from_time: string;
            /**
             * @description Doctors' rosters free for the whole appointment.
             * @example [
             *       4127,
             *       4131
             *     ]
             */
            calendar_ids: number[];
        };
        TimeSlots: {
            clinics: components["schemas"]["ClinicTimes"][];
        };
        UndoableImport: {
            /** Format: uuid */
            import_id: string;
            /** @example 2026-11-23T01:15:00.000Z */
            imported_at: string;
            /**
             * @description Rows that it made and that still exist.
             * @example 12
             */
            rows: number;
        } | null;
        UploadedConsultFile: {
            /**
             * Format: uuid
             * @description The file.
             * @example 01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10
             */
            file_id: string;
            /** @example Medical report PF-204817.pdf */
            file_name: string;
            /**
             * @description Its file_type.
             * @example medical_report
             */
            file_type: string;
            /**
             * @description In bytes.
             * @example 1204
             */
            size: number;
        };
        ViewCount: {
            /**
             * @description Capped at 2,000.
             * @example 12
             */
            total: number;
            total_capped: boolean;
            /** @description A tab’s name, or the id of a saved view. */
            view: string;
        };
        ViewCounts: {
            counts: components["schemas"]["ViewCount"][];
        };
        VisitStepTaken: {
            /**
             * @description What happened.
             * @example begun
             * @enum {string}
             */
            step: "begun" | "finished" | "skipped" | "repeated" | "left" | "returned";
            /**
             * @description The name of the stop; empty where it is about the person.
             * @example Audiometry
             */
            stop: string;
        };
        VisitStop: {
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-11-23T01:15:00Z
             */
            from_time: string;
            /**
             * @description Its assessments.
             * @example Hearing test in a booth
             */
            name: string;
            /**
             * @description Names of its people, then of its things.
             * @example [
             *       "Nurse Tom Riley",
             *       "Booth 1"
             *     ]
             */
            resources: string[];
            /**
             * @description What was done of it.
             * @example expected
             * @enum {string}
             */
            state: "expected" | "here" | "done" | "skipped" | "repeated";
            /**
             * Format: date-time
             * @description End.
             * @example 2026-11-23T01:15:00Z
             */
            to_time: string;
        };
        WantedPattern: {
            /**
             * Format: uuid
             * @description Doctor.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            doctor_id: string;
            /**
             * Format: date
             * @description First day.
             * @example 2026-11-30
             */
            from_day: string;
            /** @description Those of a day in order; what lies between two of them is a break. */
            hours: components["schemas"]["WeeklyPeriod"][];
            /**
             * @description Public holidays too.
             * @example false
             */
            on_holidays: boolean;
            /**
             * Format: uuid
             * @description The weekly hours that end the day before; with empty `hours` nothing follows them.
             */
            replaces_pattern_id: string | null;
            /**
             * Format: uuid
             * @description Clinic site.
             * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
             */
            site_id: string;
            /**
             * Format: date
             * @description Last day; null while no end is known.
             * @example 2027-06-30
             */
            until_day: string | null;
            /**
             * Format: date
             * @description A day of a week A.
             * @example 2026-11-23
             */
            week_a: string;
            /**
             * @description 2 where weeks A and B alternate.
             * @example 1
             */
            weeks: number;
        };
        /** @description Hours of one weekday, on the clinic’s clock. */
        WeeklyPeriod: {
            /**
             * @description Begin, HH:mm at the site, in quarters of an hour.
             * @example 08:00
             */
            from_time: string;
            /**
             * @description End, HH:mm at the site.
             * @example 12:00
             */
            to_time: string;
            /**
             * @description 0: week A, or every week; 1: week B.
             * @example 0
             */
            week: number;
            /**
             * @description 1 is Monday.
             * @example 1
             */
            weekday: number;
        };
        WhyNot: {
            /** @enum {string} */
            code: "HOLIDAY" | "NO_ROSTER" | "FULL" | "TOO_SHORT" | "OUTSIDE_HOURS" | "PAST";
            /** @example Both doctors are full. */
            message: string;
            /**
             * Format: date
             * @description The next day with a free time, within two weeks of the window.
             * @example 2026-11-26
             */
            next_day?: string;
        };
        WithdrawConsultFile: {
            /**
             * @description Shown to whoever may see the booking.
             * @example It belongs to another person.
             */
            reason: string;
            /**
             * @description Mails everybody who downloaded it, without the reason and without a name.
             * @example true
             */
            tell_readers: boolean;
        };
        Withdrawn: {
            /**
             * @description How many people are mailed.
             * @example 2
             */
            told: number;
        };
        WrittenReminder: {
            /**
             * @description Of its delivery.
             * @example reminder.1d.sms
             */
            kind: string;
            /** @description Why it did not leave, or not yet. */
            last_error: string | null;
            /**
             * @description Where it is. Sent, confirmed and asked were delivered, and say what the candidate answered.
             * @example sent
             * @enum {string}
             */
            phase: "waiting" | "retrying" | "sending" | "failed" | "sent" | "confirmed" | "asked";
            /**
             * Format: date-time
             * @description When it was taken.
             * @example 2026-11-23T01:15:00Z
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When it is tried again, of one that failed once.
             * @example 2026-11-23T01:15:00Z
             */
            tried_again_at: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBookingAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAccount"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such account; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAssessments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PackageAssessment"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBookableClinics: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description What the account booked lately comes before the others. */
                recent_first?: boolean;
                /** @description The same as name. */
                search?: string;
                /** @description Kind of appointment. */
                service_type?: "pem" | "fit_test";
                /** @description State or territory. */
                state?: string;
                /** @description active, inactive or both; active without it. */
                status?: ("active" | "inactive")[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClinicSites"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBookableLocations: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Kind of appointment. */
                service_type?: "pem" | "fit_test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description States, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableLocations"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBookablePackages: {
        parameters: {
            query: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description What the account booked lately comes before the others. */
                recent_first?: boolean;
                /** @description The same as name. */
                search?: string;
                /** @description Kind of appointment. */
                service_type: "pem" | "fit_test";
                /** @description Only packages of this further service. */
                sid?: string;
                /** @description active, inactive or both; active without it. */
                status?: ("active" | "inactive")[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packages"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBookingAddresses: {
        parameters: {
            query: {
                /** @description The company booked for. */
                org: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAddresses"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bookingsChanged: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; it ends with the request, and a second after the session at the latest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": Record<string, never>;
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_STREAMS: the account has twenty already. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description What the candidate said about the time: Will come, Asks for another time, No answer; repeated. */
                answers?: string[];
                /** @description Part of the candidate’s name. */
                candidate_name?: string;
                /** @description Companies booked for, repeated. */
                company?: string[];
                /** @description Part of the booking person’s name. */
                contact_person?: string;
                /** @description Bookings made from the start of this day. */
                created_from?: string;
                /** @description Bookings made to the end of this day. */
                created_to?: string;
                /** @description `next_cursor` of the page before, same sort and filter. */
                cursor?: string;
                /** @description Doctor of the time. */
                doctor?: string;
                /** @description Part of the candidate’s email. */
                email?: string;
                /** @description What each booking brings, separated by commas; everything where it is absent. */
                fields?: string;
                /** @description Appointments from the start of this day. */
                from_date?: string;
                /** @description Whether to count: pages and counts are null otherwise. */
                is_count?: boolean;
                /** @description Direction. */
                order?: "asc" | "desc";
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated. */
                outcome?: string[];
                /** @description Package booked. */
                package?: string;
                /** @description Page, from 1, for jumping; `cursor` goes on from the page before and is as quick at any depth. */
                page?: number;
                /** @description Rows of a page, at most 100. */
                page_size?: number;
                /** @description Part of the candidate’s phone. */
                phone?: string;
                /** @description Part of the purchase order number. */
                po_number?: string;
                /** @description Part of the position. */
                position?: string;
                /** @description Part of the project or of its identification. */
                project?: string;
                /** @description Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated. */
                questions?: string[];
                /** @description How far the company is with the consult files: Unread, Read, Acknowledged; repeated. */
                results?: string[];
                /** @description Quick search, words in any order: name, email, phone, date of birth, reference, PO number, position, contact person, company or site. */
                search?: string;
                /** @description Clinic sites, of the time or preferred; repeated. */
                site?: string[];
                /** @description Column. */
                sort?: "created_at" | "name" | "email" | "contact_person" | "appointment_time";
                /** @description Statuses, repeated. */
                status?: string[];
                /** @description Subsidiary booked for. */
                subsidiary?: string;
                /** @description IANA time zone. */
                time_zone?: string;
                /** @description Appointments to the end of this day. */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingList"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` or `company` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cursor` does not belong to this sort, or the dates are in the wrong order. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createBooking: {
        parameters: {
            query?: {
                /** @description Same as `header.org_id`, when given. */
                org?: string;
            };
            header: {
                /** @description Made once per booking, sent again on every retry. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBooking"];
            };
        };
        responses: {
            /** @description Booked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedBooking"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The company, subsidiary, draft, service or paperwork is unknown or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description HOLD_EXPIRED with `field` = the candidate’s reserve_id; HOLD_UNFIT; DRAFT_SENT. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID: a rule is broken; `field` and `message` name the first, `details.fields` all, by path. IDEMPOTENCY_KEY_REUSED: the key was used with another body. FIT_TEST_OFF: the company has no fit tests. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                booking_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancelled"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such booking or candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: one of them cannot be cancelled; `details.fields` says which and why. A company cannot cancel from the start on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                booking_id: string;
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateChange"];
            };
        };
        responses: {
            /** @description The candidate as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such booking or candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with `details.present`, the record as it is now; STATUS_CONFLICT: `details.guard` is canEditNotes or canUpdateCandidate; NOT_ACTIVE: the appointment is over and cannot be confirmed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID: a rule is broken; `details.fields` has every message by path. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeBookingComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                booking_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Comment on the booking; empty takes it away.
                     * @example Prefers a morning time.
                     */
                    booking_comment: string;
                    /**
                     * Format: uuid
                     * @description The candidate from whose page it is changed.
                     * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                     */
                    candidate_id: string;
                };
            };
        };
        responses: {
            /** @description The comment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Comment on the booking; empty takes it away.
                         * @example Prefers a morning time.
                         */
                        booking_comment: string;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such booking or candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: this candidate is not under the edit rule any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                booking_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notification"];
            };
        };
        responses: {
            /** @description Written; on their way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_ACTIVE: nothing to confirm; MAIL_WAITING: one is on its way already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NO_EMAIL: the candidate has no email address that mail could go to. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateTimeslots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                booking_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeChange"];
            };
        };
        responses: {
            /** @description Where the candidate stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedTime"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such booking or candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description HOLD_EXPIRED, HOLD_UNFIT; STATUS_CONFLICT: the status has no such move, or only a pending candidate has preferred days; SAME_TIME. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID: a rule is broken; SLOT_PAST. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    runBulkChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunBulkChange"];
            };
        };
        responses: {
            /** @description What became of each. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of them is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The PO number is missing, or IDEMPOTENCY_KEY_REUSED: another change was sent under this id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUndoableBulkChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change. */
                bulk_change_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such change of this account, or it cannot be undone any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undoBulkChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change. */
                bulk_change_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such change of this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNDO_OVER: its mails have left. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    planBulkChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanBulkChange"];
            };
        };
        responses: {
            /** @description Each of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPlan"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of them is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The days are in the wrong order, or more than 31. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCalendarFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeeds"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarFeed"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeCalendarFeed"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such view of the account’s own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of the account’s own. */
                feed_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such feed; another account’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedRead"];
            };
        };
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAnswer"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such address, a revoked one, or its account may see no bookings any more: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCandidateFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                candidate_file_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateFileAddress"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such file, or another one came in its place. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The store cannot give it now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBookingDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDetail"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; one out of reach answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBooking"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedBooking"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate or the roster is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: it is not Pending; SLOT_TAKEN, SLOT_BLOCKED, NOT_ROSTERED, SERVICE_NOT_OFFERED or SITE_CLOSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOT_PAST: the time has passed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadConsultFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PDF, PNG, JPG or Word (.docx), told by its content; at most 10 MB.
                     */
                    file: string;
                    /** @description What it is, such as medical_report. */
                    file_type: string;
                    /**
                     * Format: uuid
                     * @description The withdrawn file of the same candidate in whose place it comes.
                     */
                    replaces_file_id?: string;
                };
            };
        };
        responses: {
            /** @description It is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedConsultFile"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description REPLACED: the withdrawn file has been replaced already. STATUS_CONFLICT: the appointment is still to come. DUPLICATE at `file`: the candidate has the same file already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_LARGE: more than 10 MB; refused before it is read where its length is known. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WRONG_FORM: this is no form data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WRONG_KIND or INFECTED with the field `file`; INVALID with the field at fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOAD_QUOTA: the account has uploaded enough today. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNAVAILABLE: nothing can be stored, or scanned. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeCandidateEarlierTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateEarlierTimeChange"];
            };
        };
        responses: {
            /** @description Where it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        earlier_time: components["schemas"]["EarlierTime"];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no time ahead, or nothing is held any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `before_day` is missing, today or before, or later than the appointment; or `time` is missing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendCandidateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is nothing ahead, or no SMS can be sent to the phone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Three were sent in a quarter of an hour. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeCandidateLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; also where none was live. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    writeMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description All messages as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID at `body`: nothing is written. IDEMPOTENCY_KEY_REUSED: another message has this id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveAppointment"];
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedAppointment"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate or the roster is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: its status does not move; MOVED_MEANWHILE; SLOT_TAKEN: booked or held; SLOT_BLOCKED; NOT_ROSTERED; SAME_TIME; SERVICE_NOT_OFFERED or SITE_CLOSED: not at that site. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOT_PAST: the time has passed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateOutcome"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetOutcome"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: the candidate was not examined yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `restrictions` is missing, or the outcome has none. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    beginReschedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such booking or candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: the status has no move to another time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acknowledgeResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are acknowledged; again changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcknowledgedResults"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_READ: a file was not downloaded yet, or there is none. NOT_OWN_COMPANY: the provider’s people do not acknowledge for a company. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    validateMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveTarget"];
            };
        };
        responses: {
            /** @description Legal, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveVerdict"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate or the roster is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCatalogue: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 200. */
                page_size?: number;
                /** @description Part of the name or the category. */
                search?: string;
                /** @description active, inactive or both; both without it. */
                status?: ("active" | "inactive")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        data: components["schemas"]["AssessmentRecord"][];
                        page: number;
                        page_size: number;
                        pages: number | null;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssessment"];
            };
        };
        responses: {
            /** @description The assessment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The category has one of this name already (`field` is name). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The rules of order would form a circle (`field` is needs), or a value is at fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The assessment. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentChange"];
            };
        };
        responses: {
            /** @description The assessment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the record as it is now in `details.present`, or DUPLICATE at `name`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The rules of order would form a circle (`field` is needs), or a value is at fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The assessment. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ASSESSMENT_IN_USE: `details` says how many packages have it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAssessmentEffects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The assessment. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The effects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentEffects"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The assessment. */
                assessment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessmentPlace"];
            };
        };
        responses: {
            /** @description It is there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `before` is of another category, or the assessment itself. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are there. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description How many assessments were added.
                         * @example 10
                         */
                        added: number;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT: the catalogue has assessments already, and nothing was added. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listServiceNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceRecord"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renameService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service. */
                service_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceName"];
            };
        };
        responses: {
            /** @description The service as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the record as it is now in `details.present`, or DUPLICATE at `name`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listClinicSites: {
        parameters: {
            query?: {
                /** @description One entry per suburb. */
                group_clinic?: boolean;
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description What the account booked lately comes before the others. */
                recent_first?: boolean;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: ("active" | "inactive")[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClinicSites"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    planClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanClosing"];
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingPlan"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A site is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY: more than 1,000 people. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The days are in the wrong order, or more than 93. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listClosings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closings"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartClosing"];
            };
        };
        responses: {
            /** @description Begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A site is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY: more than 1,000 people. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No doctor works there then, the days are none, or IDEMPOTENCY_KEY_REUSED: another closing was started under this id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The closing. */
                closing_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such closing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reopenClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The closing. */
                closing_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenClosing"];
            };
        };
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such closing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNDO_OVER; MOVE_UNDONE: open again already; CLOSING_GOES_ON: wait until it is done. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBookingCompanies: {
        parameters: {
            query?: {
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingCompanies"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConfirmationWarning: {
        parameters: {
            query: {
                /** @description The candidate. */
                candidate_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Warnings, the gravest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationWarnings"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConsultFile: {
        parameters: {
            query: {
                /** @description The candidate. */
                candidate_id: string;
                /** @description The file. */
                file_id: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Its file_type. */
                type: string;
            };
            header?: {
                /** @description Where the company asks for one-time passwords. */
                DeviceID?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every file that was asked for, in that order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsultFiles"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of them is unknown, of another type, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WITHDRAWN: one of them was withdrawn; the message says when and why. None is given. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description OTP_REQUIRED: the device has not proved a one-time password yet. One is in the mail. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNAVAILABLE: files cannot be read now. None is given, and none counts as read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConsultFiles: {
        parameters: {
            query?: {
                /** @description The candidate. */
                candidate_id?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: {
                /** @description Where the company asks for one-time passwords. */
                DeviceID?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsultFilesRequest"];
            };
        };
        responses: {
            /** @description Every file that was asked for, in that order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsultFiles"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of them is unknown, of another type, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WITHDRAWN: one of them was withdrawn; the message says when and why. None is given. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description OTP_REQUIRED: the device has not proved a one-time password yet. One is in the mail. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNAVAILABLE: files cannot be read now. None is given, and none counts as read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawConsultFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                file_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawConsultFile"];
            };
        };
        responses: {
            /** @description It is withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawn"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WITHDRAWN: it is withdrawn already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCrews: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Crews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crews"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveCrew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCrew"];
            };
        };
        responses: {
            /** @description Saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crew"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The company is unknown, or another one than the caller’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NAME_TAKEN: the company has a crew of this name. TOO_MANY: 50 crews are the most. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID: 100 people are the most. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renameCrew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The crew. */
                crew_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewName"];
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crew"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such crew; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the crew as it is now in `details.present`, or NAME_TAKEN at `name`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCrew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The crew. */
                crew_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such crew; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCustomPackage: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomPackage"];
            };
        };
        responses: {
            /** @description The package. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The draft, or `org`, is unknown or somebody else’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DRAFT_SENT: it has become a booking. TOO_MANY: twenty custom packages are enough for five people. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing is checked, or something is not in the assessment list; `field` says which. IDEMPOTENCY_KEY_REUSED: another package was made under this id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDoctors: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description What the account booked lately comes before the others. */
                recent_first?: boolean;
                /** @description The same as name. */
                search?: string;
                /** @description active, inactive or both; active without it. */
                status?: ("active" | "inactive")[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doctors"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDoctor"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doctor"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: another doctor was added under this id. INVALID at `calibrated_until` where it is no device, at `capacity` where it is no room. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Doctor. */
                doctor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorDetail"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such doctor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Doctor. */
                doctor_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorChange"];
            };
        };
        responses: {
            /** @description The doctor as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doctor"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such doctor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the doctor as they are now in `details.present`. SLOTS_IN_USE at `capacity` where a place that goes is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    activateDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Doctor. */
                doctor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctor as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doctor"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such doctor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Doctor. */
                doctor_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLeave"];
            };
        };
        responses: {
            /** @description Added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such doctor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The last day is before the first, or IDEMPOTENCY_KEY_REUSED: other leave was added under this id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOutsideHours: {
        parameters: {
            query?: {
                /** @description First day of the absence. */
                from_day?: string;
                /** @description Its last day. */
                until_day?: string;
            };
            header?: never;
            path: {
                /** @description Doctor. */
                doctor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutsideHours"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such doctor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retireDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Doctor. */
                doctor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctor as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doctor"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such doctor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDrafts: {
        parameters: {
            query?: {
                /** @description Kind of appointment. */
                service_type?: "pem" | "fit_test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drafts, with the holds that are still alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafts"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per request, sent again on every retry: the same body gets the first answer again, another one is refused with IDEMPOTENCY_KEY_REUSED. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDraft"];
            };
        };
        responses: {
            /** @description Begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account threw the draft of this id away before it began; or there is no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DRAFT_EXISTS: the id is taken, by whomever. STATUS_CONFLICT: the order is booked or over. EDIT_CONFLICT: its source has changed it since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft. */
                draft_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such draft of this account; a foreign one answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft. */
                draft_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftChange"];
            };
        };
        responses: {
            /** @description Saved, or `conflict`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDraft"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such draft of this account; a foreign one answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DRAFT_SENT: it has become a booking. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft. */
                draft_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such draft of this account; a foreign one answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DRAFT_SENT: it has become a booking, which stays. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    extendHolds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft. */
                draft_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All live holds of the draft, extended where they could be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holds"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such draft of this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description HOLD_LIMIT: none of them can be extended any more, or none is alive. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDueAgain: {
        parameters: {
            query?: {
                /** @description First day; a year ago without it. */
                due_from?: string;
                /** @description Last day; 60 days ahead without it. */
                due_to?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page; 0 counts alone. */
                page_size?: number | null;
                /** @description Part of the position. */
                position?: string;
                /** @description Clinic of the last examination. */
                site_id?: string;
                /** @description Subsidiary. */
                subsidiary?: string;
                /** @description IANA time zone. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueAgain"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID at `due_to`: it is before the first day, or more than three years after it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadConsultFile: {
        parameters: {
            query: {
                expires: number | null;
                session: string;
                signature: string;
            };
            header?: never;
            path: {
                /** @description The file. */
                file_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part that a `Range` header asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description LINK_OVER: the address is older than a minute, was given to another session, or is not one of ours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WITHDRAWN: the file was withdrawn since. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file has no such part; `Content-Range` says how long it is. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNAVAILABLE: files cannot be read now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findBookings: {
        parameters: {
            query: {
                /** @description What each booking brings, separated by commas; everything where it is absent. */
                fields?: string;
                /** @description Rows of a page, at most 50. */
                page_size?: number;
                /** @description Words, in any order. */
                search: string;
                /** @description The caller’s clinic. */
                site_id?: string;
                /** @description IANA time zone. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundBookings"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGreenhouseTests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerTest"][];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    noteGreenhouseError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerResponseError"];
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Noted"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendGreenhouseTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SentTest"];
            };
        };
        responses: {
            /** @description Ordered, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerInterview"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The order is completed or withdrawn, and this is another content. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The package is not one of `list_tests`, or `url` is no public address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getGreenhouseTestStatus: {
        parameters: {
            query: {
                /** @description The order, as `send_test` answered. */
                partner_interview_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerTestStatus"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such order; another company’s alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    holdGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGroupReservation"];
            };
        };
        responses: {
            /** @description Held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupHolds"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The draft is unknown, or a package, a site or a roster of a place. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOT_TAKEN: one of the times is not free; `message` says whose and why. DRAFT_SENT. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOT_PAST, or INVALID where two of the times overlap with one doctor. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGroupTimes: {
        parameters: {
            query: {
                /** @description The draft, whose custom packages count. */
                draft_id?: string;
                /** @description First day, of each site's own calendar. */
                from_date: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Each candidate’s package, repeated, in their order; one may be named more often. */
                package_ids: string[];
                /** @description morning: all are done by 12:00. afternoon: nobody begins before it. By the clock of the site. */
                part?: "any" | "morning" | "afternoon";
                /** @description Clinic sites, repeated. */
                site_ids: string[];
                /** @description Last day. */
                to_date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to three proposals, earliest first; without any, why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupTimes"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A package or a site is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The window ends before it starts or is longer than 31 days. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listHolidays: {
        parameters: {
            query: {
                /** @description Day or instant. */
                from_date: string;
                /** @description State or territory. */
                state: string;
                /** @description IANA time zone. */
                timezone: string;
                /** @description Day or instant. */
                to_date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Holidays in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holidays"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A date is no date, or the range is longer than three years. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHome: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description IANA time zone. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUndoablePackageImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["UndoableImport"];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importPackages: {
        parameters: {
            query?: {
                /** @description Without it nothing is made. */
                import_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Each row with what is wrong in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT: somebody changed what the file was judged by. Nothing was made. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_LARGE: more than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: another file was imported under this id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undoPackageImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its rows no longer exist. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller made no such import. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description IMPORT_IN_USE: the message names rows that were changed or used. Nothing was undone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receiveMail: {
        parameters: {
            query?: never;
            header: {
                "x-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboundMail"];
            };
        };
        responses: {
            /** @description Taken, or taken before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_new: boolean;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOKEN_INVALID: the signature is missing or wrong, or no mail is taken here. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description FORBIDDEN: the address was changed, or is not the sender’s. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID at `text`: nothing but what it quotes. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLastBooking: {
        parameters: {
            query: {
                /** @description Kind of appointment. */
                service_type: "pem" | "fit_test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        last: components["schemas"]["LastBooking"];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Leave. */
                leave_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such leave. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listListViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListViews"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createListView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListView"];
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListView"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NAME_TAKEN: a view of this name is there already. TOO_MANY: 30 named views are the most. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getListView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view. */
                view_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListView"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such view; another organisation’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renameListView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view. */
                view_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewName"];
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListView"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such view; another account’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NAME_TAKEN: a view of this name is there already. TOO_MANY: 30 named views are the most. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteListView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view. */
                view_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such view; another account’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countListViews: {
        parameters: {
            query?: {
                /** @description Saved views of one’s own bookings alone, as /my-bookings shows them. */
                mine?: boolean;
                /** @description IANA time zone. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewCounts"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMailTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailEvent"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMailText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event that is mailed about. */
                kind: "booking.confirmed" | "booking.confirmed.copy" | "booking.summary" | "booking.arranging" | "booking.arranging.copy" | "booking.rescheduled" | "booking.rescheduled.copy" | "booking.moved" | "booking.moved.copy" | "booking.cancelled" | "candidate.email-corrected" | "booking.cancelled.copy" | "bookings.changed" | "booking.reminder" | "candidate.change-asked" | "candidate.moved" | "results.ready" | "results.reminder" | "consult-file.withdrawn" | "question.to-company" | "question.to-clinic" | "account.invited" | "account.password-forgotten" | "account.password-changed" | "account.email-changed" | "account.new-device" | "account.second-factor" | "account.passkey" | "account.webhook-paused" | "account.monday-digest" | "account.otp";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTextDetail"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveMailText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event that is mailed about. */
                kind: "booking.confirmed" | "booking.confirmed.copy" | "booking.summary" | "booking.arranging" | "booking.arranging.copy" | "booking.rescheduled" | "booking.rescheduled.copy" | "booking.moved" | "booking.moved.copy" | "booking.cancelled" | "candidate.email-corrected" | "booking.cancelled.copy" | "bookings.changed" | "booking.reminder" | "candidate.change-asked" | "candidate.moved" | "results.ready" | "results.reminder" | "consult-file.withdrawn" | "question.to-company" | "question.to-clinic" | "account.invited" | "account.password-forgotten" | "account.password-changed" | "account.email-changed" | "account.new-device" | "account.second-factor" | "account.passkey" | "account.webhook-paused" | "account.monday-digest" | "account.otp";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMailText"];
            };
        };
        responses: {
            /** @description The version that counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT: somebody wrote another version meanwhile. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID at `subject`, `heading` or `body`: an unknown placeholder, a missing one, no text. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewMailText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event that is mailed about. */
                kind: "booking.confirmed" | "booking.confirmed.copy" | "booking.summary" | "booking.arranging" | "booking.arranging.copy" | "booking.rescheduled" | "booking.rescheduled.copy" | "booking.moved" | "booking.moved.copy" | "booking.cancelled" | "candidate.email-corrected" | "booking.cancelled.copy" | "bookings.changed" | "booking.reminder" | "candidate.change-asked" | "candidate.moved" | "results.ready" | "results.reminder" | "consult-file.withdrawn" | "question.to-company" | "question.to-clinic" | "account.invited" | "account.password-forgotten" | "account.password-changed" | "account.email-changed" | "account.new-device" | "account.second-factor" | "account.passkey" | "account.webhook-paused" | "account.monday-digest" | "account.otp";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTextDraft"];
            };
        };
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such booking, or none with a time. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description As for saving. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event that is mailed about. */
                kind: "booking.confirmed" | "booking.confirmed.copy" | "booking.summary" | "booking.arranging" | "booking.arranging.copy" | "booking.rescheduled" | "booking.rescheduled.copy" | "booking.moved" | "booking.moved.copy" | "booking.cancelled" | "candidate.email-corrected" | "booking.cancelled.copy" | "bookings.changed" | "booking.reminder" | "candidate.change-asked" | "candidate.moved" | "results.ready" | "results.reminder" | "consult-file.withdrawn" | "question.to-company" | "question.to-clinic" | "account.invited" | "account.password-forgotten" | "account.password-changed" | "account.email-changed" | "account.new-device" | "account.second-factor" | "account.passkey" | "account.webhook-paused" | "account.monday-digest" | "account.otp";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTextDraft"];
            };
        };
        responses: {
            /** @description Written; on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipient: string;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such booking, or none with a time. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description As for saving; NO_EMAIL: the account has no address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMondayDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MondayDigest"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chooseMondayDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MondayDigestChoice"];
            };
        };
        responses: {
            /** @description The choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MondayDigest"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undoMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The move. */
                move_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it is again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedAppointment"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such move. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNDO_OVER: too late; MOVE_UNDONE: already; MOVED_MEANWHILE: changed since; SLOT_TAKEN, SLOT_BLOCKED or NOT_ROSTERED: the old time is gone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyBookings: {
        parameters: {
            query?: {
                /** @description What the candidate said about the time: Will come, Asks for another time, No answer; repeated. */
                answers?: string[];
                /** @description Part of the candidate’s name. */
                candidate_name?: string;
                /** @description Companies booked for, repeated. */
                company?: string[];
                /** @description Part of the booking person’s name. */
                contact_person?: string;
                /** @description Bookings made from the start of this day. */
                created_from?: string;
                /** @description Bookings made to the end of this day. */
                created_to?: string;
                /** @description `next_cursor` of the page before, same sort and filter. */
                cursor?: string;
                /** @description Doctor of the time. */
                doctor?: string;
                /** @description Part of the candidate’s email. */
                email?: string;
                /** @description What each booking brings, separated by commas; everything where it is absent. */
                fields?: string;
                /** @description Appointments from the start of this day. */
                from_date?: string;
                /** @description Whether to count: pages and counts are null otherwise. */
                is_count?: boolean;
                /** @description Direction. */
                order?: "asc" | "desc";
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated. */
                outcome?: string[];
                /** @description Package booked. */
                package?: string;
                /** @description Page, from 1, for jumping; `cursor` goes on from the page before and is as quick at any depth. */
                page?: number;
                /** @description Rows of a page, at most 100. */
                page_size?: number;
                /** @description Part of the candidate’s phone. */
                phone?: string;
                /** @description Part of the purchase order number. */
                po_number?: string;
                /** @description Part of the position. */
                position?: string;
                /** @description Part of the project or of its identification. */
                project?: string;
                /** @description Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated. */
                questions?: string[];
                /** @description How far the company is with the consult files: Unread, Read, Acknowledged; repeated. */
                results?: string[];
                /** @description Quick search, words in any order: name, email, phone, date of birth, reference, PO number, position, contact person, company or site. */
                search?: string;
                /** @description Clinic sites, of the time or preferred; repeated. */
                site?: string[];
                /** @description Column. */
                sort?: "created_at" | "name" | "email" | "contact_person" | "appointment_time";
                /** @description Statuses, repeated. */
                status?: string[];
                /** @description Subsidiary booked for. */
                subsidiary?: string;
                /** @description IANA time zone. */
                time_zone?: string;
                /** @description Appointments to the end of this day. */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingList"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` or `company` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `cursor` does not belong to this sort, or the dates are in the wrong order. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMyBookingDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDetail"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such candidate; one out of reach answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addPackageInBooking: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPackageInBooking"];
            };
        };
        responses: {
            /** @description The package. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DUPLICATE at `name`: the company has a package of this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing is checked, or something is not in the assessment list; `field` says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOpenQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenQuestions"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description With this id there. */
                external_id?: string;
                /** @description Only those that wait for the company: not booked, or changed since. */
                open?: boolean;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Of this hiring system. */
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Orders"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receiveOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per request, sent again on every retry: the same body gets the first answer again, another one is refused with IDEMPOTENCY_KEY_REUSED. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description Known already; changed where something is different, and not by a call that is older. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description New. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The company is unknown, or another one than the caller’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: the order is completed or withdrawn, and this is another content. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID: a client company has orders, and `org_id` names none. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such order; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acknowledgeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAcknowledgement"];
            };
        };
        responses: {
            /** @description Acknowledged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such order; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT: its source has changed it again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rejectOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRejection"];
            };
        };
        responses: {
            /** @description Rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such order; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: it is booked, completed, withdrawn or rejected already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per request, sent again on every retry: the same body gets the first answer again, another one is refused with IDEMPOTENCY_KEY_REUSED. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn, or told to the company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such order; another company’s answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: it is completed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOverlaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListOverlaps"];
            };
        };
        responses: {
            /** @description In the order of the people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverlappingAppointments"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCapacity: {
        parameters: {
            query?: {
                /** @description How many days. */
                days?: number;
                /** @description First day; today in the portal’s zone without it. */
                from_date?: string;
                /** @description This clinic alone. */
                site_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clinics by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capacity"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getNextFreeTimes: {
        parameters: {
            query?: {
                /** @description This clinic alone. */
                site_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clinics by name. `day` is null where no day that is looked at has a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextFreeTimes"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOverviewNumbers: {
        parameters: {
            query?: {
                /** @description How many days back, today among them. */
                days?: number;
                /** @description This clinic alone. */
                site_id?: string;
                /** @description IANA time zone. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getResourceCapacity: {
        parameters: {
            query?: {
                /** @description How many days. */
                days?: number;
                /** @description First day; today in the portal’s zone without it. */
                from_date?: string;
                /** @description This clinic alone. */
                site_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clinics by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceCapacity"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askForAnotherTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnAppointmentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        done: true;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pass is over, another link’s, or the date of birth was corrected since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no time ahead, or it was done already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendOwnCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnCodeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        done: true;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The date of birth is asked for, or no SMS can be sent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many codes were sent or tried, or links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnAppointmentPass"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        done: true;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pass is over, another link’s, or the date of birth was corrected since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no time ahead, or it was done already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    fillInDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDetails"];
            };
        };
        responses: {
            /** @description A new pass. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pass: string;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pass is over, another link’s, or the date of birth was corrected since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `details.fields` has a message for each field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeEarlierTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarlierTimeChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        done: true;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pass is over, another link’s, or the date of birth was corrected since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no time ahead, or nothing is held any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `before_day` is missing, today or before, or later than the appointment; or `time` is missing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendOwnFile: {
        parameters: {
            query?: {
                /** @description A form of the booking; the identification without it. */
                paperwork_id?: string;
            };
            header: {
                /** @description What the mailed address ends with: 256 bits. */
                "appointment-link": string;
                /** @description From openOwnAppointment. */
                "appointment-pass": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PDF, PNG, JPG or Word (.docx), told by its content; at most 10 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        file_name: string;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pass is over, another link’s, or the date of birth was corrected since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, or the form is none of the booking’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The appointment has begun or is cancelled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_LARGE: more than 10 MB; refused before it is read where its length is known. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WRONG_FORM: this is no form data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description WRONG_KIND or INFECTED with the field `file`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UPLOAD_QUOTA: enough was sent today; or too many links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UNAVAILABLE: nothing can be stored, or scanned. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeOwnTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnTimeChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        done: true;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pass is over, another link’s, or the date of birth was corrected since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The time is not free or held any more, or the candidate may not move the appointment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `time` is missing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openOwnAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnAppointmentProof"];
            };
        };
        responses: {
            /** @description The pass. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pass: string;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Another date of birth or code; `details.tries_left` says how many tries are left. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many wrong dates of birth or codes, or links that open nothing from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOwnAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnAppointmentQuestion"];
            };
        };
        responses: {
            /** @description Null where the date of birth has to be proved first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        appointment: components["schemas"]["OwnAppointment"] | null;
                        /**
                         * Format: date-time
                         * @description Until then the code that was sent last can be typed.
                         * @example 2026-11-23T01:15:00Z
                         */
                        code_ends_at: string | null;
                        /**
                         * @description Last digits of the mobile that codes go to.
                         * @example 006
                         */
                        phone_end: string | null;
                        /**
                         * @description What openOwnAppointment asks for.
                         * @enum {string}
                         */
                        proof: "date_of_birth" | "code";
                        /**
                         * Format: date-time
                         * @description Until then no date of birth and no code is looked at.
                         * @example 2026-11-23T01:15:00Z
                         */
                        rests_until: string | null;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOwnTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnTimesQuestion"];
            };
        };
        responses: {
            /** @description At most 61 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTimes"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The pass is over, another link’s, or the date of birth was corrected since. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such link, one that was changed or has ended, or the appointment is over: all alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate may not move the appointment. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many links that open nothing came from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPackages: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description Part of the name. */
                query?: string;
                search?: string;
                /** @description Kind of appointment. */
                service_type?: "pem" | "fit_test";
                /** @description active, inactive or both; both without it. */
                status?: ("active" | "inactive")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        data: components["schemas"]["PackageRecord"][];
                        page: number;
                        page_size: number;
                        pages: number | null;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addPackage: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPackage"];
            };
        };
        responses: {
            /** @description The package. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is one of this name already (`field` is name). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing is checked, or something is not in the catalogue; `field` says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPackagesLookup: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Organisation; the caller's own without it. */
                org?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description What the account booked lately comes before the others. */
                recent_first?: boolean;
                /** @description The same as name. */
                search?: string;
                /** @description Kind of appointment. */
                service_type?: "pem" | "fit_test";
                /** @description active, inactive or both; active without it. */
                status?: ("active" | "inactive")[];
                /** @description A page of 1000. */
                unlimited?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Packages"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `org` is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The package. */
                package_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or another company’s: both answer alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updatePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The package. */
                package_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageChange"];
            };
        };
        responses: {
            /** @description The package as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or another company’s: both answer alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the record as it is now in `details.present`, or DUPLICATE at `name`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing is checked, or something is not in the catalogue; `field` says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The package. */
                package_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or another company’s: both answer alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PACKAGE_IN_USE: `details` says how many bookings have it and how many of them are to come. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPackageUses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The package. */
                package_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageUses"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or another company’s: both answer alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPrices: {
        parameters: {
            query?: {
                /** @description Only this company's own. */
                company_id?: string;
                /** @description Only of this package. */
                package_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices, 1000 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Price"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPrice"];
            };
        };
        responses: {
            /** @description The price. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The package or the company is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The price. */
                price_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordsChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; it ends with the request, and a second after the session at the latest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /**
                         * @description Kinds of records that lists show.
                         * @enum {string|null}
                         */
                        record: "company" | "subsidiary" | "account" | "role" | "doctor" | "site" | "package" | "price" | "assessment" | "service" | "position" | "project" | "paperwork" | "mail_text" | null;
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_STREAMS: the account has twenty already. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company. */
                org_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was chosen, or the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No client company, or another one than the caller’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateReminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company. */
                org_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderSettingsChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No client company, or another one than the caller’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the choice as it is now in `details.present`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reserveSlot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per request, sent again on every retry: the same body gets the first answer again, another one is refused with IDEMPOTENCY_KEY_REUSED. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReservation"];
            };
        };
        responses: {
            /** @description Held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The draft, the package or the site is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOT_TAKEN: somebody was first; `message` says why and `details.nearest` lists up to three free times as { site_id, calendar_from_time, calendar_ids }. DRAFT_SENT: the draft has become a booking. SAME_TIME: when rescheduling, it is the time that the booking has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOT_PAST, or BOOKING_FREE where the site takes no reservations. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    releaseSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hold. */
                reserve_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Given back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such hold of this account; a foreign one answers alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listResultFiles: {
        parameters: {
            query: {
                /** @description Candidates, repeated. */
                candidate_ids: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each of them, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultFilesAnswer"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of them is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    matchResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchResults"];
            };
        };
        responses: {
            /** @description In the order of the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchedResults"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    planRosterPattern: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedPattern"];
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternPlan"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The doctor, the site or the weekly hours are unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DUPLICATE: there are weekly hours then; CONFLICT: changed meanwhile; NOT_ACTIVE; DOCTOR_ELSEWHERE. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A day or a period is at fault (`hours.0`); BOOKING_FREE: the site has no rosters; IDEMPOTENCY_KEY_REUSED: other hours were saved under this id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveRosterPattern: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the new weekly hours. */
                new_pattern_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedPattern"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The doctor, the site or the weekly hours are unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DUPLICATE: there are weekly hours then; CONFLICT: changed meanwhile; NOT_ACTIVE; DOCTOR_ELSEWHERE. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A day or a period is at fault (`hours.0`); BOOKING_FREE: the site has no rosters; IDEMPOTENCY_KEY_REUSED: other hours were saved under this id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addRosters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRosters"];
            };
        };
        responses: {
            /** @description The days made, and those left out. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedRosters"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The site or the doctor is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DAYS_REFUSED: a day is a holiday, has the doctor here already or at another clinic then; `details.skipped` says which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The hours are none, or BOOKING_FREE: the site has no rosters. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeRoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The day. */
                roster_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RosterHours"];
            };
        };
        responses: {
            /** @description The hours now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedRoster"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such day. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOTS_IN_USE: booked or held outside the new hours; DOCTOR_ELSEWHERE. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The hours are none. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    holdOverPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per request, sent again on every retry: the same body gets the first answer again, another one is refused with IDEMPOTENCY_KEY_REUSED. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The doctor’s day. */
                roster_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverPlanHold"];
            };
        };
        responses: {
            /** @description Held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reservation"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The draft, the package or the roster is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOT_TAKEN: the clinic takes no more over the plan on that day, or the doctor no more of the kind. HOLD_UNFIT: the time is free, or the package has several stops or needs a device. SLOT_BLOCKED, NOT_ROSTERED, SITE_CLOSED, SERVICE_NOT_OFFERED: the doctor is not there for it. DRAFT_SENT: the draft has become a booking. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOT_PAST. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSchedulerBookings: {
        parameters: {
            query: {
                /** @description First day, of the site’s own calendar. */
                from_date: string;
                /** @description The lanes: days of doctors, of all who work, or of rooms, booths and devices. */
                lanes?: "doctors" | "people" | "things";
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 50. */
                page_size?: number;
                /** @description Clinic site. */
                site_id: string;
                /** @description Last day, included; at most 31 days. */
                to_date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulerBookings"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The site is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The days are in the wrong order, or more than 31. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDayList: {
        parameters: {
            query: {
                /** @description This candidate alone. */
                candidate_id?: string;
                /** @description Day of the site’s own calendar. */
                day: string;
                /** @description Clinic site. */
                site_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayList"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The site is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setPaperworkHandedIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
                /** @description A form of the booking. */
                paperwork_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperworkHandedIn"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate is unknown, or the form is none of the booking. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveVisitOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The candidate. */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitStepTaken"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The candidate is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description CONFLICT: there is no visit route, the person is not at the clinic, or the visit is elsewhere by now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSchedulerDoctors: {
        parameters: {
            query: {
                /** @description First day, of the site’s own calendar. */
                from_date: string;
                /** @description The lanes: days of doctors, of all who work, or of rooms, booths and devices. */
                lanes?: "doctors" | "people" | "things";
                /** @description Clinic site. */
                site_id: string;
                /** @description Last day, included; at most 31 days. */
                to_date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Doctors by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulerDoctors"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The site is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The days are in the wrong order, or more than 31. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSchedulerPending: {
        parameters: {
            query: {
                /** @description Rows of a page, at most 500. */
                page_size?: number;
                /** @description Clinic site. */
                site_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulerPending"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The site is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Services, in the menu’s order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Services"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findSites: {
        parameters: {
            query?: {
                /** @description Answers count and pages too. */
                is_count?: boolean;
                /** @description Part of the name. */
                name?: string;
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 1000. */
                page_size?: number;
                /** @description The same as name. */
                search?: string;
                /** @description State or territory. */
                state?: string;
                /** @description active, inactive or both; both without it. */
                status?: ("active" | "inactive")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        page: number;
                        page_size: number;
                        pages: number | null;
                        sites: components["schemas"]["SiteRecord"][];
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addClinicSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSite"];
            };
        };
        responses: {
            /** @description The site. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is a site of this name already (`field` is name). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A field breaks its rule; `details.fields` has them all. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateClinicSite: {
        parameters: {
            query: {
                /** @description The site. */
                site_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteChange"];
            };
        };
        responses: {
            /** @description The site as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the site as it is now in `details.present`, DUPLICATE at `name`, or SITE_IN_USE at the field. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A field breaks its rule; `details.fields` has them all. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getClinicSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The site. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    activateClinicSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The site. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    disableClinicSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The site. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteRecord"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getClinicSiteEffects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The site. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteEffects"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such site. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    slotChanges: {
        parameters: {
            query: {
                /** @description Clinic sites, repeated. */
                site_ids: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; it ends with the request, and a second after the session at the latest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["SlotsChange"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TOO_MANY_STREAMS: the account has twenty already. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    disableSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisableSlots"];
            };
        };
        responses: {
            /** @description Blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSlots"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The site or one of the slots is unknown there. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SLOTS_IN_USE: booked or held; `message` names the times and `details.in_use` lists { slot_id, from_time, kind }. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    enableSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableSlots"];
            };
        };
        responses: {
            /** @description Open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSlots"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The site or one of the slots is unknown there. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description DOCTOR_ELSEWHERE: a break at which the doctor works at another clinic. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receiveSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description sha256=<hex> */
                "x-signature"?: string;
                /** @description Seconds since 1970. */
                "x-timestamp"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsReply"];
            };
        };
        responses: {
            /** @description Read. How it was understood. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        meaning: "confirm" | "ask" | "stop" | "start" | "words";
                    };
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed with our secret, or too long ago. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listStateHolidays: {
        parameters: {
            query: {
                /** @description State or territory. */
                state: string;
                /** @description Year. */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Holidays in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateHolidays"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addStateHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHoliday"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateHoliday"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description HOLIDAY_EXISTS: the day is one already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID: a clinic is not in the state. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeStateHoliday: {
        parameters: {
            query?: {
                /** @description The clinics that open again, repeated; without any, a day of all the state goes. */
                site_ids?: string[];
            };
            header?: never;
            path: {
                /** @description The day. */
                day: string;
                /** @description State or territory. */
                state: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The day is no holiday there. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description NOT_OWN_DAY: it comes from the calendar. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openOnHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The day. */
                day: string;
                /** @description State or territory. */
                state: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayOpenSites"];
            };
        };
        responses: {
            /** @description The holiday now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateHoliday"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The day is no holiday of all the state. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID: a clinic is not in the state. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStatuses"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatuses"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedStatuses"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A candidate is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description STATUS_CONFLICT: `details.guard` is canBecome, mayMove, isAppointmentDay (before its day), hasStarted (before its start) or isSameDay (a mistake of another day); `details.refused` lists { candidate_id, status, guard }. SLOT_TAKEN, SLOT_BLOCKED, NOT_ROSTERED: a mistake cannot go back, its time is gone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTimeSlots: {
        parameters: {
            query: {
                /** @description Start of the window. */
                calendar_from_time: string;
                /** @description End of the window. */
                calendar_to_time: string;
                /** @description When rescheduling: this candidate’s own time counts as free. */
                candidate_id?: string;
                /** @description Only starts that touch a taken time or the edge of a doctor’s day, so that no gaps are left. */
                optimize?: boolean;
                /** @description The company booked for; the caller's own without it. */
                org?: string;
                /** @description Its length decides what fits. */
                package_id: string;
                /** @description Clinic sites, repeated. */
                site_ids: string[];
                /** @description Zone the window was made in: that of the sites. */
                time_zone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Times by clinic, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeSlots"];
                };
            };
            /** @description The request is not as documented; `field` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or nonsense. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The package, a site or the candidate is unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The window ends before it starts or is longer than 31 days. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is expired or revoked. */
            498: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the request id finds it in the log. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}

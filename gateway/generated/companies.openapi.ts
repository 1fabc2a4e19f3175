export interface paths {
    "/companies/admin-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Whether administrators need a second factor
         * @description Of the own company. The provider has it among its settings.
         */
        put: operations["updateAdminSecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/bookable-orgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies to book for
         * @description Active client companies that the caller may make bookings for.
         */
        get: operations["listBookableOrgs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/bookable-subsidiaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subsidiaries to book for
         * @description A company's active sites.
         */
        get: operations["listBookableSubsidiaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies
         * @description Client companies. Their own staff see their own; the provider sees all, or the one that org names.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Add a company
         * @description A client company, active at once unless said otherwise.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies/{org_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company
         * @description One company by its id; the provider may read any, a client its own.
         */
        get: operations["getCompany"];
        /**
         * Change a company
         * @description What the mask names. One’s own organisation with my_company; any client’s, at the provider, with companies.
         */
        put: operations["updateCompany"];
        post?: never;
        /**
         * Deactivate a company
         * @description Its people are refused from their next request on. Its bookings stay as they are.
         */
        delete: operations["deactivateCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies/{org_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate a company
         * @description Its people can sign in and book again.
         */
        put: operations["activateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies/{org_id}/booking-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What new bookings of a company start with
         * @description The part of its details that the company changes itself. A client asks for its own, the provider for any.
         */
        get: operations["getBookingDefaults"];
        /**
         * Change what new bookings of a company start with
         * @description All of it at once. Bookings that were made stay as they are.
         */
        put: operations["updateBookingDefaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies/{org_id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the provider keeps about a company
         * @description For booking and billing. One that was never written answers empty.
         */
        get: operations["getCompanyDetails"];
        /**
         * Change what the provider keeps about a company
         * @description All of it at once. Bookings that were made stay as they are.
         */
        put: operations["updateCompanyDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies/{org_id}/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What switching a company on or off affects
         * @description Counted now; nothing is changed.
         */
        get: operations["getCompanyEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies/{org_id}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Positions of a company
         * @description By name, fifty to a page.
         */
        get: operations["listCompanyPositions"];
        put?: never;
        /**
         * Add a position
         * @description A name is there once in a company, whatever its capitals.
         */
        post: operations["addPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/companies/{org_id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects of a company
         * @description By name, open and closed ones, fifty to a page.
         */
        get: operations["listCompanyProjects"];
        put?: never;
        /**
         * Add a project
         * @description A name is there once in a company, whatever its capitals.
         */
        post: operations["addProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A paperwork by its signed address
         * @description Streamed, to be saved and never shown. The signature is the permission, for the session that asked.
         */
        get: operations["downloadPaperwork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/found-subsidiaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subsidiaries of all companies
         * @description By a part of the name or the alias; of the companies that the caller may see.
         */
        get: operations["findSubsidiaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/imports/companies": {
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
        get: operations["getUndoableCompanyImport"];
        put?: never;
        /**
         * Import companies from CSV
         * @description Judges every cell by the rules of the form. With `import_id` and nothing wrong, it makes all rows in one transaction; the same id again makes nothing more. Nobody is mailed.
         */
        post: operations["importCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/imports/companies/{import_id}": {
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
         * Undo an import of companies
         * @description Deletes all rows of an own import in one transaction, while none of them was changed or used. Once more changes nothing.
         */
        delete: operations["undoCompanyImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/imports/subsidiaries": {
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
        get: operations["getUndoableSubsidiaryImport"];
        put?: never;
        /**
         * Import subsidiaries from CSV
         * @description Judges every cell by the rules of the form. With `import_id` and nothing wrong, it makes all rows in one transaction; the same id again makes nothing more. Nobody is mailed.
         */
        post: operations["importSubsidiaries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/imports/subsidiaries/{import_id}": {
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
         * Undo an import of subsidiaries
         * @description Deletes all rows of an own import in one transaction, while none of them was changed or used. Once more changes nothing.
         */
        delete: operations["undoSubsidiaryImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/my-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's company
         * @description The organisation that the caller is signed in to.
         */
        get: operations["getMyCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/paperworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paperwork
         * @description Forms that a company keeps; those of a single booking are not among them.
         */
        get: operations["listPaperworks"];
        put?: never;
        /**
         * Upload paperwork
         * @description Keeping it needs paperworks in one’s own organisation, company_paperworks in a company that the provider serves; temporary paperwork of a booking needs make_bookings.
         */
        post: operations["uploadPaperwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/paperworks/{paperwork_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename paperwork
         * @description Who may keep paperwork may rename it; temporary paperwork is renamed by whoever uploaded it.
         */
        put: operations["renamePaperwork"];
        post?: never;
        /**
         * Delete paperwork
         * @description With its file, unless an open booking uses it.
         */
        delete: operations["deletePaperwork"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/paperworks/{paperwork_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An address for the file of a paperwork
         * @description What `link` of a paperwork leads to.
         */
        get: operations["getPaperworkFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/pi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Project identifications
         * @description Project identifications a company has used.
         */
        get: operations["listPi"];
        put?: never;
        /**
         * Add a project identification while booking
         * @description A name that the company has already, whatever its capitals, is answered as it is.
         */
        post: operations["addNewPi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/po": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchase order numbers
         * @description Purchase order numbers a company has used.
         */
        get: operations["listPo"];
        put?: never;
        /**
         * Add a purchase order number while booking
         * @description A name that the company has already, whatever its capitals, is answered as it is.
         */
        post: operations["addNewPo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Positions
         * @description A company's positions.
         */
        get: operations["listPositions"];
        put?: never;
        /**
         * Add a position while booking
         * @description A name that the company has already, whatever its capitals, is answered as it is.
         */
        post: operations["addNewPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/positions/{position_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a position
         * @description Bookings that have it keep the words they were made with.
         */
        put: operations["updatePosition"];
        post?: never;
        /**
         * Delete a position
         * @description Bookings that have it keep its words, so one that is in use may go.
         */
        delete: operations["deletePosition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects
         * @description A company's projects; disable=false leaves out those that are closed.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Add a project while booking
         * @description A name that the company has already, whatever its capitals, is answered as it is.
         */
        post: operations["addNewProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/projects/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename, close or open a project
         * @description Bookings that have it keep the words they were made with. A closed one is no longer offered.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         * @description Bookings that have it keep its words, so one that is in use may go.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The provider as everybody sees it
         * @description What pages say before anybody has signed in.
         */
        get: operations["getProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/provider/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The provider’s settings
         * @description A text that is empty and a number that is null are not set: the defaults are in use.
         */
        get: operations["getProviderSettings"];
        /**
         * Change the provider’s settings
         * @description All of them at once. They are in use in every process within a moment.
         */
        put: operations["updateProviderSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subsidiaries
         * @description A company's own sites, with status values.
         */
        get: operations["listSites"];
        put?: never;
        /**
         * Add a subsidiary
         * @description To the company that org or site.company_id names; the alias comes from the name.
         */
        post: operations["createSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/sites/{site_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a subsidiary
         * @description What the mask names.
         */
        put: operations["updateSite"];
        post?: never;
        /**
         * Deactivate a subsidiary
         * @description Nobody books for it any more. Its bookings stay as they are.
         */
        delete: operations["deactivateSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/sites/{site_id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate a subsidiary
         * @description It can be booked for again.
         */
        put: operations["activateSite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/sites/{site_id}/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What switching a subsidiary on or off affects
         * @description Counted now; nothing is changed.
         */
        get: operations["getSiteEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What works now
         * @description For the status page, which opens to everybody. It has no counts, and nothing about a company or a person.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/user-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The caller's account and organisation.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/webhook-deliveries/{delivery_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Once and at once, under the same webhook-id, also where it was delivered. One that waits keeps its next try.
         */
        post: operations["sendWebhookAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhook endpoints
         * @description Of the own company, the oldest first; at most 10, and one for each key of a hiring system. Secrets are not among it.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Add a webhook endpoint
         * @description Events from now on are posted to it, signed by the Standard Webhooks specification.
         */
        post: operations["addWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/webhooks/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a webhook endpoint
         * @description What the mask names. What waits already is posted to the new address.
         */
        put: operations["updateWebhookEndpoint"];
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description With its log, and with what was not delivered yet.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/webhooks/{endpoint_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries of a webhook endpoint
         * @description Of the last 30 days, the newest first, fifty to a page.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/webhooks/{endpoint_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a webhook endpoint
         * @description What has waited is sent at once. One that is not paused stays as it is.
         */
        post: operations["resumeWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/webhooks/{endpoint_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook secret
         * @description For 24 hours the secret before it signs as well: `webhook-signature` has two signatures.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/webhooks/{endpoint_id}/test": {
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
         * @description An event `endpoint.tested`, tried once and at once, also where the endpoint is paused.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "booking.booked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Candidate booked
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["bookingBooked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Candidate cancelled
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["bookingCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Examination completed
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["bookingCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appointment moved
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["bookingMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "candidate.arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Candidate arrived
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["candidateArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order booked, changed or rejected
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["orderChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "outcome.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Outcome recorded
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["outcomeRecorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "question.asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Question asked of your company
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["questionAsked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "results.available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Result files available
         * @description Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification (standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is the same in every try. 'Send a test' sends endpoint.tested.
         */
        post: operations["resultsAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AdminSecondFactor: {
            /** @description Administrators of the company open nothing but their own account without a second factor. */
            admin_second_factor: boolean;
        };
        BookableOrg: {
            /** @description Whether bookings may leave open what candidates fill in with their link. */
            candidates_fill_in: boolean;
            /** @description Active favourites, in the company’s order. */
            favourite_clinics: components["schemas"]["FavouriteClinic"][];
            /** Format: uuid */
            id: string;
            /** @description Where its invoices go unless said otherwise, or empty. */
            invoice_email: string;
            name: string;
            /** @description No booking without a purchase order number. */
            po_required: boolean;
            /** @description Where its results go unless said otherwise, or empty. */
            result_email: string;
            /** @description A company for tests: nothing of its bookings is sent or billed. */
            sandbox: boolean;
        };
        BookingDefaults: {
            /** @description Clinics that new bookings start with, the first first. */
            favourite_clinics: string[];
            /**
             * @description Where invoices of new bookings go.
             * @example accounts@redgum.example
             */
            invoice_email: string;
            /**
             * @description No booking without a purchase order number.
             * @example false
             */
            po_required: boolean;
            /**
             * @description Where results of new bookings go; by semicolons.
             * @example hse@redgum.example
             */
            result_email: string;
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        BookingDefaultsChange: {
            /** @description Clinics that new bookings start with, the first first. */
            favourite_clinics?: string[];
            /**
             * @description Where invoices of new bookings go.
             * @example accounts@redgum.example
             */
            invoice_email: string;
            /**
             * @description No booking without a purchase order number.
             * @example false
             */
            po_required: boolean;
            /**
             * @description Where results of new bookings go; by semicolons.
             * @example hse@redgum.example
             */
            result_email: string;
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at?: string;
        };
        Company: {
            /** @description What follows from the switch. */
            active: boolean;
            company_name: string;
            /** @description The switch. */
            enable: boolean;
            fit_test: boolean;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Results need a one-time password. */
            otp: boolean;
            /** @description Nothing of its bookings is sent, and they are at sandbox clinics. */
            sandbox: boolean;
            /**
             * @description When it was changed last.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        /**
         * @example {
         *       "company": {
         *         "company_name": "Redgum Mining"
         *       },
         *       "update_mask": [
         *         "company_name"
         *       ]
         *     }
         */
        CompanyChange: {
            /** @default {} */
            company: {
                /**
                 * @description Once in the portal, whatever its capitals.
                 * @example Redgum Mining
                 */
                company_name?: string;
                /** @description Results need a one-time password; the provider's decision. */
                otp?: boolean;
                /** @description Nothing of its bookings is sent, and they are at sandbox clinics; the provider’s decision. */
                sandbox?: boolean;
            };
            fit_test?: boolean;
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "company_name"
             *     ]
             */
            update_mask: ("company_name" | "fit_test" | "otp" | "sandbox")[];
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at?: string;
        };
        CompanyDetails: {
            /**
             * @description Australian Business Number, or empty. Answered as its digits.
             * @example 51 824 753 556
             */
            abn: string;
            /**
             * @description On statements.
             * @example PO Box 12, Kalgoorlie WA 6430
             */
            billing_address: string;
            /**
             * @description Whom the provider calls.
             * @example Priya Raman
             */
            contact_name: string;
            /**
             * @description Australian phone.
             * @example 08 5550 1420
             */
            contact_phone: string;
            /** @description Clinics that new bookings start with, the first first. */
            favourite_clinics: string[];
            /**
             * @description Where invoices of new bookings go.
             * @example accounts@redgum.example
             */
            invoice_email: string;
            /**
             * @description The part of a statement that has an invoice of its own.
             * @example po
             * @enum {string}
             */
            invoice_per: "company" | "po" | "project";
            /**
             * @description For the provider's people alone.
             * @example Calls back on Mondays.
             */
            notes: string;
            /**
             * @description Only packages made for this company are offered.
             * @example false
             */
            own_packages_only: boolean;
            /**
             * @description Until a statement is to be paid; null is the provider’s number.
             * @example 30
             */
            payment_days: number | null;
            /**
             * @description No booking without a purchase order number.
             * @example false
             */
            po_required: boolean;
            /**
             * @description Where results of new bookings go; by semicolons.
             * @example hse@redgum.example
             */
            result_email: string;
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        CompanyDetailsChange: {
            /**
             * @description Australian Business Number, or empty. Answered as its digits.
             * @example 51 824 753 556
             */
            abn: string;
            /**
             * @description On statements.
             * @example PO Box 12, Kalgoorlie WA 6430
             */
            billing_address: string;
            /**
             * @description Whom the provider calls.
             * @example Priya Raman
             */
            contact_name: string;
            /**
             * @description Australian phone.
             * @example 08 5550 1420
             */
            contact_phone: string;
            /** @description Clinics that new bookings start with, the first first. */
            favourite_clinics?: string[];
            /**
             * @description Where invoices of new bookings go.
             * @example accounts@redgum.example
             */
            invoice_email: string;
            /**
             * @description The part of a statement that has an invoice of its own.
             * @example po
             * @enum {string}
             */
            invoice_per: "company" | "po" | "project";
            /**
             * @description For the provider's people alone.
             * @example Calls back on Mondays.
             */
            notes: string;
            /**
             * @description Only packages made for this company are offered.
             * @example false
             */
            own_packages_only: boolean;
            /**
             * @description Until a statement is to be paid; null is the provider’s number.
             * @example 30
             */
            payment_days: number | null;
            /**
             * @description No booking without a purchase order number.
             * @example false
             */
            po_required: boolean;
            /**
             * @description Where results of new bookings go; by semicolons.
             * @example hse@redgum.example
             */
            result_email: string;
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at?: string;
        };
        CompanyEffects: {
            /**
             * @description Accounts that may sign in while it is active.
             * @example 3
             */
            accounts: number;
            /**
             * @description Accounts with an open session.
             * @example 3
             */
            accounts_signed_in: number;
            /**
             * @description Bookings that somebody has begun and not sent.
             * @example 3
             */
            drafts: number;
            /**
             * @description Candidates whose booking is neither completed nor cancelled.
             * @example 3
             */
            open_bookings: number;
            /**
             * @description Subsidiaries that are switched on.
             * @example 3
             */
            subsidiaries: number;
        };
        CompanyPosition: {
            /** Format: uuid */
            company_id: string;
            /** Format: uuid */
            id: string;
            /**
             * @description Its name.
             * @example Haul truck operator
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        CompanyProject: {
            /** Format: uuid */
            company_id: string;
            /** @description Closed: bookings no longer choose it. */
            disable: boolean;
            /** Format: uuid */
            id: string;
            /**
             * @description Its name.
             * @example Newman shutdown
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
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
        FoundSubsidiary: {
            /** @description True while it and its company are enabled. */
            active: boolean;
            /** @example Newman */
            alias: string;
            /** Format: uuid */
            company_id: string;
            /** @example Redgum Mining */
            company_name: string;
            /** Format: uuid */
            id: string;
            /** @example Newman Operations */
            name: string;
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
        Item: {
            /** Format: uuid */
            id: string;
            /** @example Rigger */
            name: string;
        };
        ListedCompany: {
            /** @description Accounts that may sign in; told to the provider. */
            accounts: number | null;
            /** @description Candidates whose results the company acknowledged, counted to 1000; told to the provider. */
            acknowledged_results: number | null;
            /** @description What follows from the switch. */
            active: boolean;
            company_name: string;
            /** @description The switch. */
            enable: boolean;
            fit_test: boolean;
            /** Format: uuid */
            id: string;
            /**
             * @description When it was last booked for; told to the provider.
             * @example 2026-11-23T01:15:00.000Z
             */
            last_booked_at: string | null;
            name: string;
            /** @description Results need a one-time password. */
            otp: boolean;
            /** @description Nothing of its bookings is sent, and they are at sandbox clinics. */
            sandbox: boolean;
            /** @description Candidates with results that nobody of the company has downloaded; told to the provider. */
            unread_results: number | null;
            /**
             * @description When it was changed last.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        LookupItem: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /**
         * @example {
         *       "company": {
         *         "company_name": "Redgum Mining"
         *       },
         *       "fit_test": true,
         *       "seed_positions": true
         *     }
         */
        NewCompany: {
            company: {
                /**
                 * @description Once in the portal, whatever its capitals.
                 * @example Redgum Mining
                 */
                company_name: string;
                /** @default true */
                enable: boolean;
                /**
                 * @description Results need a one-time password; the provider's decision.
                 * @default false
                 */
                otp: boolean;
            };
            /**
             * @description Fit tests can be booked for it.
             * @default false
             */
            fit_test: boolean;
            /**
             * @description Starts with the usual positions.
             * @default false
             */
            seed_positions: boolean;
        };
        NewItem: {
            /**
             * Format: uuid
             * @description The company that keeps it.
             */
            company_id: string;
            /**
             * @description Its name.
             * @example Rigger
             */
            name: string;
        };
        NewPosition: {
            /**
             * @description Its name.
             * @example Rigger
             */
            name: string;
        };
        NewProject: {
            /**
             * @description Its name.
             * @example Mill reline
             */
            name: string;
        };
        /**
         * @example {
         *       "site": {
         *         "site_name": "Newman Operations"
         *       },
         *       "fit_test": true
         *     }
         */
        NewSubsidiary: {
            /** @default false */
            fit_test: boolean;
            /**
             * Format: uuid
             * @description The same as the query.
             */
            org?: string;
            site: {
                /**
                 * @description What it is called for short; its name unless said otherwise.
                 * @example Newman
                 */
                alias?: string;
                /**
                 * Format: uuid
                 * @description The same as org.
                 */
                company_id?: string;
                /** @default true */
                enable: boolean;
                /**
                 * @description Once in its company, whatever its capitals.
                 * @example Newman Operations
                 */
                site_name: string;
            };
        };
        NewWebhookEndpoint: {
            /**
             * @description What it is told of.
             * @example [
             *       "booking.booked",
             *       "booking.cancelled"
             *     ]
             */
            events: ("booking.booked" | "booking.moved" | "booking.cancelled" | "candidate.arrived" | "booking.completed" | "outcome.recorded" | "question.asked" | "results.available" | "order.changed")[];
            /**
             * @description Where each event is posted to: https, and a public address.
             * @example https://hooks.redgum.example/preflight
             */
            url: string;
        };
        Paperwork: {
            /** Format: uuid */
            company_id: string;
            /** @description As it was uploaded. */
            file_name: string | null;
            /** Format: uuid */
            id: string;
            /** @description Path that answers an address for its file; null without one. */
            link: string | null;
            name: string;
            paper_work: string;
            /** @description In bytes. */
            size: number | null;
            temporary: boolean;
            /** @example 2026-11-23T01:00:00.000Z */
            updated_at: string;
        };
        /**
         * @example {
         *       "paper_work": "Pre-start form.pdf",
         *       "update_mask": [
         *         "paper_work"
         *       ]
         *     }
         */
        PaperworkChange: {
            paper_work?: string;
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "paper_work"
             *     ]
             */
            update_mask: "paper_work"[];
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at?: string;
        };
        PaperworkFile: {
            file_name: string;
            signed_url: string;
        };
        PositionChange: {
            /**
             * @description Its name.
             * @example Rigger
             */
            name?: string;
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "name"
             *     ]
             */
            update_mask: "name"[];
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: an entry that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        Project: {
            disable: boolean;
            /** Format: uuid */
            id: string;
            name: string;
        };
        ProjectChange: {
            disable?: boolean;
            /**
             * @description Its name.
             * @example Mill reline
             */
            name?: string;
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "name"
             *     ]
             */
            update_mask: ("name" | "disable")[];
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: an entry that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        /** @description What is in use where nothing is set. */
        ProviderInUse: {
            /**
             * @description The provider’s name on pages and in mails.
             * @example Banksia Health
             */
            brand_name: string;
            /**
             * @description How long a time is held, and each extension.
             * @example 10
             */
            hold_minutes: number;
            /**
             * @description Account of a line in files for MYOB.
             * @example 4-1000
             */
            myob_account: string;
            /**
             * @description Tax code of a line in files for MYOB.
             * @example GST
             */
            myob_tax: string;
            /**
             * @description When the phone is answered.
             * @example Mon to Fri, 7:00 to 17:00
             */
            opening_hours: string;
            /**
             * @description Until a statement is to be paid; a company may have other terms.
             * @example 14
             */
            payment_days: number;
            /**
             * @description Where candidates reach the provider.
             * @example 08 5550 1400
             */
            phone: string;
            /**
             * @description Account of a line in files for Xero.
             * @example 200
             */
            xero_account: string;
            /**
             * @description Tax rate of a line in files for Xero.
             * @example GST on Income
             */
            xero_tax: string;
        };
        ProviderSettings: {
            /** @description Administrators of the provider open nothing but their own account without a second factor. */
            admin_second_factor: boolean;
            /**
             * @description The provider’s name on pages and in mails.
             * @example Banksia Health
             */
            brand_name: string;
            defaults: components["schemas"]["ProviderInUse"];
            /**
             * @description How long a time is held, and each extension.
             * @example 10
             */
            hold_minutes: number | null;
            /**
             * @description Account of a line in files for MYOB.
             * @example 4-1000
             */
            myob_account: string;
            /**
             * @description Tax code of a line in files for MYOB.
             * @example GST
             */
            myob_tax: string;
            /**
             * @description When the phone is answered.
             * @example Mon to Fri, 7:00 to 17:00
             */
            opening_hours: string;
            /**
             * @description Until a statement is to be paid; a company may have other terms.
             * @example 14
             */
            payment_days: number | null;
            /**
             * @description Where candidates reach the provider.
             * @example 08 5550 1400
             */
            phone: string;
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
            /**
             * @description Account of a line in files for Xero.
             * @example 200
             */
            xero_account: string;
            /**
             * @description Tax rate of a line in files for Xero.
             * @example GST on Income
             */
            xero_tax: string;
        };
        ProviderSettingsChange: {
            /** @description Administrators of the provider open nothing but their own account without a second factor. */
            admin_second_factor: boolean;
            /**
             * @description The provider’s name on pages and in mails.
             * @example Banksia Health
             */
            brand_name: string;
            /**
             * @description How long a time is held, and each extension.
             * @example 10
             */
            hold_minutes: number | null;
            /**
             * @description Account of a line in files for MYOB.
             * @example 4-1000
             */
            myob_account: string;
            /**
             * @description Tax code of a line in files for MYOB.
             * @example GST
             */
            myob_tax: string;
            /**
             * @description When the phone is answered.
             * @example Mon to Fri, 7:00 to 17:00
             */
            opening_hours: string;
            /**
             * @description Until a statement is to be paid; a company may have other terms.
             * @example 14
             */
            payment_days: number | null;
            /**
             * @description Where candidates reach the provider.
             * @example 08 5550 1400
             */
            phone: string;
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at?: string;
            /**
             * @description Account of a line in files for Xero.
             * @example 200
             */
            xero_account: string;
            /**
             * @description Tax rate of a line in files for Xero.
             * @example GST on Income
             */
            xero_tax: string;
        };
        Status: {
            /**
             * Format: date-time
             * @example 2026-11-23T01:15:00.000Z
             */
            checked_at: string;
            parts: components["schemas"]["StatusPart"][];
        };
        StatusPart: {
            /**
             * @description What works beside requests.
             * @enum {string}
             */
            part: "mail" | "sms" | "webhooks" | "files";
            /**
             * Format: date-time
             * @description The time of the oldest message that waits; null where none is late.
             * @example 2026-11-23T01:15:00.000Z
             */
            since: string | null;
            works: boolean;
        };
        Subsidiary: {
            /** @description True while it and its company are enabled. */
            active: boolean;
            alias: string;
            /** Format: uuid */
            company_id: string;
            enable: boolean;
            fit_test: boolean;
            /** Format: uuid */
            id: string;
            name: string;
            site_name: string;
            state: string | null;
            /**
             * @description When it was changed last.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
        };
        /**
         * @example {
         *       "site": {
         *         "site_name": "Newman Operations"
         *       },
         *       "update_mask": [
         *         "site_name"
         *       ]
         *     }
         */
        SubsidiaryChange: {
            fit_test?: boolean;
            /**
             * Format: uuid
             * @description Its company; the same as the query.
             */
            org?: string;
            /** @default {} */
            site: {
                /**
                 * @description What it is called for short; its name unless said otherwise.
                 * @example Newman
                 */
                alias?: string;
                /**
                 * @description Once in its company, whatever its capitals.
                 * @example Newman Operations
                 */
                site_name?: string;
            };
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "site_name"
             *     ]
             */
            update_mask: ("site_name" | "alias" | "fit_test")[];
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: a record that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at?: string;
        };
        SubsidiaryEffects: {
            /**
             * @description Candidates whose booking is neither completed nor cancelled.
             * @example 3
             */
            open_bookings: number;
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
        UserInfo: {
            /** Format: uuid */
            account_id: string;
            /** @enum {string} */
            account_type: "admin" | "client" | "booking";
            company: {
                company_name: string;
                fit_test: boolean;
                /** Format: uuid */
                id: string;
                /** @description Consult files need a one-time password. */
                otp: boolean;
                /** @description True for the provider itself. */
                provider: boolean;
                /** @description Nothing of its bookings is sent. */
                sandbox: boolean;
            };
            contact_person: string | null;
            email: string | null;
            /** @description From when on one-time passwords go to a new address; null: already. */
            email_trusted_from: string | null;
            /** @description An administrator who has to set up a second factor before anything else opens. */
            lacks_second_factor: boolean;
            /**
             * @description Columns of the booking list, in the order in which they are shown; none for the usual ones.
             * @example [
             *       "name",
             *       "appointment_time",
             *       "status"
             *     ]
             */
            list_columns: ("name" | "contact_info" | "company" | "contact_person" | "appointment_time" | "site" | "package" | "status" | "reference" | "position" | "po_number" | "booked_on" | "answer" | "outcome")[];
            phone: string | null;
            username: string;
        };
        "Webhook.booking.booked": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @description The candidate, one of up to five of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description The candidate.
                 * @example Ada Wong
                 */
                candidate_name: string;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description What is examined.
                 * @example Standard medical
                 */
                package_name: string;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "booking.booked";
        };
        "Webhook.booking.cancelled": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @description The candidate, one of up to five of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description The candidate.
                 * @example Ada Wong
                 */
                candidate_name: string;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description What is examined.
                 * @example Standard medical
                 */
                package_name: string;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "booking.cancelled";
        };
        "Webhook.booking.completed": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @description The candidate, one of up to five of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description The candidate.
                 * @example Ada Wong
                 */
                candidate_name: string;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description What is examined.
                 * @example Standard medical
                 */
                package_name: string;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "booking.completed";
        };
        "Webhook.booking.moved": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @description The candidate, one of up to five of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description The candidate.
                 * @example Ada Wong
                 */
                candidate_name: string;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description What is examined.
                 * @example Standard medical
                 */
                package_name: string;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "booking.moved";
        };
        "Webhook.candidate.arrived": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @description The candidate, one of up to five of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description The candidate.
                 * @example Ada Wong
                 */
                candidate_name: string;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description What is examined.
                 * @example Standard medical
                 */
                package_name: string;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "candidate.arrived";
        };
        "Webhook.order.changed": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string | null;
                /**
                 * Format: uuid
                 * @description The candidate of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string | null;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description Its id there.
                 * @example application-40218
                 */
                external_id: string;
                /**
                 * Format: uuid
                 * @description The order.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                order_id: string;
                /**
                 * @description Nothing more of it; null until it is recorded.
                 * @enum {string|null}
                 */
                outcome: "Fit" | "Fit with restrictions" | "Unfit" | null;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string | null;
                /**
                 * @description The company’s words, of a rejected one.
                 * @example He withdrew his application.
                 */
                rejected_because: string | null;
                /**
                 * @description The hiring system that sent it.
                 * @example greenhouse
                 */
                source: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description What became of it.
                 * @example booked
                 * @enum {string}
                 */
                status: "waiting" | "in_progress" | "booked" | "completed" | "withdrawn" | "rejected";
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string | null;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "order.changed";
        };
        "Webhook.outcome.recorded": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @description The candidate, one of up to five of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description The candidate.
                 * @example Ada Wong
                 */
                candidate_name: string;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description Nothing more of it; null where it was taken back.
                 * @enum {string|null}
                 */
                outcome: "Fit" | "Fit with restrictions" | "Unfit" | null;
                /**
                 * @description What is examined.
                 * @example Standard medical
                 */
                package_name: string;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "outcome.recorded";
        };
        "Webhook.question.asked": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @description The candidate, one of up to five of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description The candidate.
                 * @example Ada Wong
                 */
                candidate_name: string;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description What is examined.
                 * @example Standard medical
                 */
                package_name: string;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "question.asked";
        };
        "Webhook.results.available": {
            data: {
                /**
                 * Format: uuid
                 * @description The booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @description The candidate, one of up to five of the booking.
                 * @example 01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a
                 */
                candidate_id: string;
                /**
                 * @description The candidate.
                 * @example Ada Wong
                 */
                candidate_name: string;
                /**
                 * @description Null while there is no clinic.
                 * @example Perth – Hay Street
                 */
                clinic_name: string | null;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                ends_at: string | null;
                /**
                 * @description What is examined.
                 * @example Standard medical
                 */
                package_name: string;
                /**
                 * @description The short name of the booking.
                 * @example PF-204817
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Of the appointment, in UTC. Null while there is no time.
                 * @example 2026-11-24T01:15:00Z
                 */
                starts_at: string | null;
                /**
                 * @description IANA zone of the clinic, or of where one is wished for.
                 * @example Australia/Perth
                 */
                time_zone: string;
            };
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-24T01:15:00Z
             */
            timestamp: string;
            /** @enum {string} */
            type: "results.available";
        };
        WebhookDelivery: {
            /** @description Tries so far. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-23T01:15:00.000Z
             */
            created_at: string;
            /**
             * Format: uuid
             * @description With msg_ before it, the webhook-id of every try.
             */
            delivery_id: string;
            /**
             * @description Its first kilobyte, or why there was none.
             * @example ok
             */
            last_answer: string | null;
            /**
             * @description Of the last answer; null where nothing answered.
             * @example 200
             */
            last_status: number | null;
            /**
             * Format: date-time
             * @description When it was tried last.
             * @example 2026-11-23T01:15:00.000Z
             */
            last_tried_at: string | null;
            /**
             * Format: date-time
             * @description Null where it is not tried again by itself.
             * @example 2026-11-23T01:15:00.000Z
             */
            next_try_at: string | null;
            /**
             * @description waiting, sending, delivered, or failed and not tried by itself.
             * @enum {string}
             */
            state: "waiting" | "sending" | "delivered" | "failed";
            /**
             * @description The event.
             * @example booking.booked
             */
            type: string;
        };
        WebhookDeliveryPage: {
            count: number;
            deliveries: components["schemas"]["WebhookDelivery"][];
            page: number;
            pages: number;
        };
        WebhookEndpoint: {
            /**
             * Format: date-time
             * @description When it was added.
             * @example 2026-11-23T01:15:00.000Z
             */
            created_at: string;
            /**
             * @description Who added it.
             * @example Priya Raman
             */
            created_by: string;
            /**
             * @description `standard`: a program of the company’s own. Else a hiring system, whose orders keep the endpoint.
             * @example standard
             * @enum {string}
             */
            dialect: "standard" | "greenhouse";
            /** Format: uuid */
            endpoint_id: string;
            /**
             * @description What it is told of.
             * @example [
             *       "booking.booked",
             *       "booking.cancelled"
             *     ]
             */
            events: ("booking.booked" | "booking.moved" | "booking.cancelled" | "candidate.arrived" | "booking.completed" | "outcome.recorded" | "question.asked" | "results.available" | "order.changed")[];
            /**
             * @description The last answer of the portal that the hiring system could not read.
             * @example null
             */
            last_error: string | null;
            /**
             * Format: date-time
             * @description When it said so.
             * @example 2026-11-23T01:15:00.000Z
             */
            last_error_at: string | null;
            /**
             * Format: date-time
             * @description Since when nothing is sent; what happens meanwhile waits.
             * @example 2026-11-23T01:15:00.000Z
             */
            paused_at: string | null;
            /** @example It answered 410 Gone. */
            paused_because: string | null;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
            /**
             * @description Where each event is posted to: https, and a public address.
             * @example https://hooks.redgum.example/preflight
             */
            url: string;
        };
        WebhookEndpointChange: {
            /**
             * @description What it is told of.
             * @example [
             *       "booking.booked",
             *       "booking.cancelled"
             *     ]
             */
            events?: ("booking.booked" | "booking.moved" | "booking.cancelled" | "candidate.arrived" | "booking.completed" | "outcome.recorded" | "question.asked" | "results.available" | "order.changed")[];
            /**
             * @description The fields to write; others stay as they are, sent or not.
             * @example [
             *       "url"
             *     ]
             */
            update_mask: ("url" | "events")[];
            /**
             * Format: date-time
             * @description `updated_at` as the editor read it: one that was changed since is refused with 409.
             * @example 2026-11-23T01:15:00.000Z
             */
            updated_at: string;
            /**
             * @description Where each event is posted to: https, and a public address.
             * @example https://hooks.redgum.example/preflight
             */
            url?: string;
        };
        WebhookEndpoints: {
            endpoints: components["schemas"]["WebhookEndpoint"][];
        };
        WebhookSecret: {
            /** Format: uuid */
            endpoint_id: string;
            /**
             * @description Told this once; verify `webhook-signature` with it.
             * @example whsec_…
             */
            secret: string;
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
    updateAdminSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSecondFactor"];
            };
        };
        responses: {
            /** @description Changed. It counts from the next request on. */
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
            /** @description The provider is no company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID: the caller has no second factor yet. */
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
    listBookableOrgs: {
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
                /** @description fit_test leaves out what has no fit tests. */
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
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        data: components["schemas"]["BookableOrg"][];
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
    listBookableSubsidiaries: {
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
                /** @description fit_test leaves out what has no fit tests. */
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
            /** @description One page, by name. */
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
                        sites: components["schemas"]["LookupItem"][];
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
    listCompanies: {
        parameters: {
            query?: {
                /** @description The other way round: most or latest first. */
                descending?: boolean;
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
                /** @description The order of the companies. */
                sort?: "name" | "accounts" | "last_booking" | "unread_results";
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
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companies: components["schemas"]["ListedCompany"][];
                        count: number | null;
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
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompany"];
            };
        };
        responses: {
            /** @description Its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
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
            /** @description A company of this name exists already (`field` is company.company_name). */
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
    getCompany: {
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
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
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
    updateCompany: {
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
                "application/json": components["schemas"]["CompanyChange"];
            };
        };
        responses: {
            /** @description The company as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the record as it is in `details.present`, DUPLICATE at the name, or COMPANY_IN_USE at `company.sandbox`. */
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
    deactivateCompany: {
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
            /** @description The company as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
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
    activateCompany: {
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
            /** @description The company as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
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
    getBookingDefaults: {
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
            /** @description The defaults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDefaults"];
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
            /** @description No client company. */
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
    updateBookingDefaults: {
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
                "application/json": components["schemas"]["BookingDefaultsChange"];
            };
        };
        responses: {
            /** @description The defaults as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDefaults"];
                };
            };
            /** @description `field` names the first that is wrong. */
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
            /** @description No client company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the defaults as they are in `details.present`. */
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
    getCompanyDetails: {
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
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetails"];
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
            /** @description No client company. */
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
    updateCompanyDetails: {
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
                "application/json": components["schemas"]["CompanyDetailsChange"];
            };
        };
        responses: {
            /** @description The details as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetails"];
                };
            };
            /** @description `field` names the first that is wrong. */
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
            /** @description No client company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the details as they are in `details.present`. */
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
    getCompanyEffects: {
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
            /** @description What there is of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyEffects"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
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
    listCompanyPositions: {
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
            };
            header?: never;
            path: {
                /** @description The company. */
                org_id: string;
            };
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
                        data: components["schemas"]["CompanyPosition"][];
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
            /** @description The company is unknown, or another one than the caller’s. */
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
    addPosition: {
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
                "application/json": components["schemas"]["NewPosition"];
            };
        };
        responses: {
            /** @description The position. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPosition"];
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
            /** @description The company has one of this name already (`field` is name). */
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
    listCompanyProjects: {
        parameters: {
            query?: {
                /** @description Only closed ones, or only open ones. */
                disable?: boolean;
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
            };
            header?: never;
            path: {
                /** @description The company. */
                org_id: string;
            };
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
                        projects: components["schemas"]["CompanyProject"][];
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
            /** @description The company is unknown, or another one than the caller’s. */
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
    addProject: {
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
                "application/json": components["schemas"]["NewProject"];
            };
        };
        responses: {
            /** @description The project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProject"];
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
            /** @description The company has one of this name already (`field` is name). */
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
    downloadPaperwork: {
        parameters: {
            query: {
                expires: number | null;
                session: string;
                signature: string;
            };
            header?: never;
            path: {
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
    findSubsidiaries: {
        parameters: {
            query: {
                /** @description Rows of a page, at most 50. */
                page_size?: number;
                /** @description Part of the name or alias. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subsidiaries: components["schemas"]["FoundSubsidiary"][];
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
    getUndoableCompanyImport: {
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
    importCompanies: {
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
    undoCompanyImport: {
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
    getUndoableSubsidiaryImport: {
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
    importSubsidiaries: {
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
    undoSubsidiaryImport: {
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
    getMyCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
    listPaperworks: {
        parameters: {
            query?: {
                /** @description The same as org. */
                company_id?: string;
                /** @description The company's own forms; there are no others yet. */
                company_paperworks?: boolean;
                /** @description Those, temporary ones of the caller among them. */
                ids?: string[];
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
                /** @description Part of the name, as search. */
                paper_work?: string;
                /** @description Part of the name, as search. */
                query?: string;
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
            /** @description One page, by name. */
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
                        paper_works: components["schemas"]["Paperwork"][];
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
    uploadPaperwork: {
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
                "multipart/form-data": {
                    /**
                     * Format: uuid
                     * @description Whose it is; the organisation of `org` without it.
                     */
                    company_id?: string;
                    /**
                     * Format: binary
                     * @description PDF, PNG, JPG or Word (.docx), told by its content; at most 10 MB.
                     */
                    file: string;
                    /** @description Its name; the name of the file without it. */
                    paper_work?: string;
                    /**
                     * @description true: for one booking, in no list.
                     * @enum {string}
                     */
                    temporary?: "true" | "false";
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
                    "application/json": components["schemas"]["Paperwork"];
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
            /** @description The company is unknown, or another one’s. */
            404: {
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
    renamePaperwork: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path: {
                paperwork_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperworkChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paperwork"];
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
            /** @description It is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT where it was changed since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID with the field `paper_work`. */
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
    deletePaperwork: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path: {
                paperwork_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            /** @description It is unknown, or another company’s. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description PAPERWORK_IN_USE: `details.bookings` says where. */
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
            /** @description UNAVAILABLE: its file cannot be deleted now, so it stays. */
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
    getPaperworkFile: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path: {
                paperwork_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It opens the file for a minute, as long as the session of whoever asked stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperworkFile"];
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
            /** @description It is unknown, another company’s, or has no file. */
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
    listPi: {
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
            /** @description One page, by name. */
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
                        pi: components["schemas"]["LookupItem"][];
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
    addNewPi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewItem"];
            };
        };
        responses: {
            /** @description The entry, new or not. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
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
    listPo: {
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
            /** @description One page, by name. */
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
                        po: components["schemas"]["LookupItem"][];
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
    addNewPo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewItem"];
            };
        };
        responses: {
            /** @description The entry, new or not. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
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
    listPositions: {
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
            /** @description One page, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number | null;
                        data: components["schemas"]["LookupItem"][];
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
    addNewPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewItem"];
            };
        };
        responses: {
            /** @description The entry, new or not. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
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
    updatePosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The position. */
                position_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionChange"];
            };
        };
        responses: {
            /** @description The position as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPosition"];
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
            /** @description EDIT_CONFLICT: it was changed since it was read, `details.present` is what it is now. Or DUPLICATE at `name`. */
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
    deletePosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The position. */
                position_id: string;
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
    listProjects: {
        parameters: {
            query?: {
                /** @description Only those that are closed, or only those that are open. */
                disable?: boolean;
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
            /** @description One page, by name. */
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
                        projects: components["schemas"]["Project"][];
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
    addNewProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewItem"];
            };
        };
        responses: {
            /** @description The entry, new or not. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
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
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectChange"];
            };
        };
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProject"];
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
            /** @description EDIT_CONFLICT: it was changed since it was read, `details.present` is what it is now. Or DUPLICATE at `name`. */
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
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                project_id: string;
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
    getProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The provider’s name on pages and in mails.
                         * @example Banksia Health
                         */
                        brand_name: string;
                        /**
                         * @description How long a time is held, and each extension.
                         * @example 10
                         */
                        hold_minutes: number;
                        /**
                         * @description When the phone is answered.
                         * @example Mon to Fri, 7:00 to 17:00
                         */
                        opening_hours: string;
                        /**
                         * @description Where candidates reach the provider.
                         * @example 08 5550 1400
                         */
                        phone: string;
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
    getProviderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSettings"];
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
    updateProviderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderSettingsChange"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSettings"];
                };
            };
            /** @description `field` names the first that is wrong. */
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
            /** @description EDIT_CONFLICT with the settings as they are in `details.present`. */
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
    listSites: {
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
            /** @description One page, by name. */
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
                        sites: components["schemas"]["Subsidiary"][];
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
    createSite: {
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
                "application/json": components["schemas"]["NewSubsidiary"];
            };
        };
        responses: {
            /** @description The subsidiary. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subsidiary"];
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
            /** @description The company has one of this name already (`field` is site.site_name). */
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
    updateSite: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path: {
                /** @description The subsidiary. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubsidiaryChange"];
            };
        };
        responses: {
            /** @description The subsidiary as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subsidiary"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description EDIT_CONFLICT with the record as it is in `details.present`, or DUPLICATE at the name. */
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
    deactivateSite: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path: {
                /** @description The subsidiary. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subsidiary as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subsidiary"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
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
    activateSite: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path: {
                /** @description The subsidiary. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subsidiary as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subsidiary"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
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
    getSiteEffects: {
        parameters: {
            query?: {
                /** @description Organisation; the caller's own without it. */
                org?: string;
            };
            header?: never;
            path: {
                /** @description The subsidiary. */
                site_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubsidiaryEffects"];
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
            /** @description Unknown, or another organisation’s: both answer alike. */
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
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
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
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["UserInfo"];
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
    sendWebhookAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A delivery of the own company. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
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
            /** @description BUSY: it is being sent now. */
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
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoints"];
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
    addWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Added, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
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
            /** @description TOO_MANY: the company has 10 already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID at `url` or `events`, with the reason. */
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
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An endpoint of the own company. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
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
            /** @description EDIT_CONFLICT: it was changed since it was read; `details.present` is what it is now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description INVALID at `url` or `events`, with the reason. */
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
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An endpoint of the own company. */
                endpoint_id: string;
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
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: number;
                /** @description Rows of a page, at most 200. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description An endpoint of the own company. */
                endpoint_id: string;
            };
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
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
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
    resumeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An endpoint of the own company. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
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
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An endpoint of the own company. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
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
            /** @description INVALID: the endpoint belongs to a hiring system. */
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
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An endpoint of the own company. */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
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
            /** @description INVALID: the endpoint belongs to a hiring system. */
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
    bookingBooked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.booking.booked"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    bookingCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.booking.cancelled"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    bookingCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.booking.completed"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    bookingMoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.booking.moved"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    candidateArrived: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.candidate.arrived"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.order.changed"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    outcomeRecorded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.outcome.recorded"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    questionAsked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.question.asked"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    resultsAvailable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook.results.available"];
            };
        };
        responses: {
            /** @description Taken, within 10 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is paused at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, with growing pauses, for three days; a redirect as well. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

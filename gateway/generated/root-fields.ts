import type { Choice, Passed } from '../derived/pass.ts';
import type { Shape } from '../derived/shape.ts';

export const rootFields: { readonly Query: Readonly<Record<string, Passed | Choice>>; readonly Mutation: Readonly<Record<string, Passed | Choice>>; readonly Subscription: Readonly<Record<string, Passed>> } = {
  "Query": {
    "sessions": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/sessions",
      "answer": {
        "parts": {
          "sessions": {}
        }
      }
    },
    "secondFactor": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/account/second-factor",
      "answer": {}
    },
    "passkeys": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/account/passkeys",
      "pick": "passkeys",
      "answer": {
        "parts": {
          "passkeys": {}
        }
      }
    },
    "devices": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/devices",
      "pick": "devices",
      "answer": {
        "parts": {
          "devices": {}
        }
      }
    },
    "accounts": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/organisations/{org_id}/accounts",
      "inPath": {
        "org": "org_id"
      },
      "inQuery": {
        "search": "search",
        "roleId": "role_id",
        "page": "page"
      },
      "alwaysInQuery": {
        "is_count": true
      },
      "errors": {
        "names": {
          "org_id": "org"
        }
      },
      "byStatus": true,
      "answer": {
        "names": {
          "total": "count"
        },
        "parts": {
          "accounts": {
            "names": {
              "id": "account_id"
            }
          }
        }
      }
    },
    "foundAccounts": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/accounts",
      "inQuery": {
        "search": "search",
        "limit": "page_size"
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "pick": "accounts",
      "answer": {
        "parts": {
          "accounts": {
            "names": {
              "id": "account_id"
            }
          }
        }
      }
    },
    "accountPermissions": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/organisations/{org_id}/accounts/{account_id}/permissions",
      "inPath": {
        "org": "org_id",
        "accountId": "account_id"
      },
      "errors": {
        "names": {
          "org_id": "org"
        }
      },
      "pick": "company_permissions",
      "answer": {
        "parts": {
          "company_permissions": {}
        }
      }
    },
    "roles": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/roles",
      "pick": "roles",
      "answer": {
        "parts": {
          "roles": {
            "names": {
              "id": "role_id"
            }
          }
        }
      }
    },
    "roleAccounts": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/roles/{role_id}/accounts",
      "inPath": {
        "id": "role_id"
      },
      "errors": {
        "names": {
          "role_id": "id"
        }
      },
      "answer": {
        "parts": {
          "accounts": {
            "names": {
              "id": "account_id"
            }
          }
        }
      }
    },
    "undoableAccountImport": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/imports/accounts",
      "pick": "import",
      "answer": {
        "parts": {
          "import": {
            "names": {
              "id": "import_id"
            }
          }
        }
      }
    },
    "uninvitedAccounts": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/uninvited-accounts",
      "pick": "accounts",
      "answer": {
        "parts": {
          "accounts": {
            "names": {
              "id": "account_id"
            }
          }
        }
      }
    },
    "apiKeys": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/api-keys",
      "pick": "keys",
      "answer": {
        "parts": {
          "keys": {
            "names": {
              "id": "key_id"
            }
          }
        }
      }
    },
    "signInSettings": {
      "service": "auth",
      "method": "GET",
      "path": "/auth/identity-provider",
      "answer": {
        "parts": {
          "provider": {},
          "domains": {
            "names": {
              "id": "domain_id"
            }
          }
        }
      }
    },
    "companySignIn": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/identity-provider/find",
      "body": {},
      "isFlat": true,
      "withoutToken": true,
      "answer": {}
    },
    "positions": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/positions",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "org": "org"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "data",
          "total": "count"
        },
        "parts": {
          "data": {}
        }
      }
    },
    "projects": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/projects",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "org": "org"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true,
        "disable": false
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "projects",
          "total": "count"
        },
        "parts": {
          "projects": {}
        }
      }
    },
    "projectIdentifications": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/pi",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "org": "org"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "pi",
          "total": "count"
        },
        "parts": {
          "pi": {}
        }
      }
    },
    "purchaseOrders": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/po",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "org": "org"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "po",
          "total": "count"
        },
        "parts": {
          "po": {}
        }
      }
    },
    "paperworks": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/paperworks",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "org": "org"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true,
        "company_paperworks": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "paper_works",
          "total": "count"
        },
        "parts": {
          "paper_works": {
            "names": {
              "name": "paper_work"
            }
          }
        }
      }
    },
    "paperworkList": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/paperworks",
      "inQuery": {
        "page": "page",
        "org": "org",
        "search": "query",
        "ids": "ids"
      },
      "alwaysInQuery": {
        "is_count": true,
        "company_paperworks": true
      },
      "errors": {
        "names": {
          "query": "search"
        }
      },
      "answer": {
        "names": {
          "items": "paper_works",
          "total": "count"
        },
        "parts": {
          "paper_works": {
            "names": {
              "name": "paper_work"
            }
          }
        }
      }
    },
    "undoableCompanyImport": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/imports/companies",
      "pick": "import",
      "answer": {
        "parts": {
          "import": {
            "names": {
              "id": "import_id"
            }
          }
        }
      }
    },
    "undoableSubsidiaryImport": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/imports/subsidiaries",
      "pick": "import",
      "answer": {
        "parts": {
          "import": {
            "names": {
              "id": "import_id"
            }
          }
        }
      }
    },
    "companies": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/companies",
      "inQuery": {
        "search": "name",
        "page": "page",
        "pageSize": "page_size",
        "sort": "sort",
        "descending": "descending"
      },
      "alwaysInQuery": {
        "is_count": true
      },
      "errors": {
        "names": {
          "name": "search"
        }
      },
      "byStatus": true,
      "answer": {
        "names": {
          "total": "count"
        },
        "parts": {
          "companies": {}
        }
      }
    },
    "bookableOrgs": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/bookable-orgs",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "serviceType": "service_type"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "data",
          "total": "count"
        },
        "parts": {
          "data": {
            "parts": {
              "favourite_clinics": {}
            }
          }
        }
      }
    },
    "subsidiaries": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/sites",
      "inQuery": {
        "search": "search",
        "page": "page",
        "org": "org"
      },
      "alwaysInQuery": {
        "is_count": true,
        "page_size": 50
      },
      "byStatus": true,
      "answer": {
        "names": {
          "subsidiaries": "sites",
          "total": "count"
        },
        "parts": {
          "sites": {}
        }
      }
    },
    "bookableSubsidiaries": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/bookable-subsidiaries",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "org": "org",
        "serviceType": "service_type"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "sites",
          "total": "count"
        },
        "parts": {
          "sites": {}
        }
      }
    },
    "company": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/companies/{org_id}",
      "inPath": {
        "orgId": "org_id"
      },
      "answer": {}
    },
    "myCompany": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/my-company",
      "answer": {}
    },
    "companyEffects": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/companies/{org_id}/effects",
      "inPath": {
        "orgId": "org_id"
      },
      "answer": {}
    },
    "companyDetails": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/companies/{org_id}/details",
      "inPath": {
        "orgId": "org_id"
      },
      "answer": {}
    },
    "bookingDefaults": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/companies/{org_id}/booking-defaults",
      "inPath": {
        "orgId": "org_id"
      },
      "answer": {}
    },
    "providerSettings": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/provider/settings",
      "answer": {
        "parts": {
          "defaults": {}
        }
      }
    },
    "foundSubsidiaries": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/found-subsidiaries",
      "inQuery": {
        "search": "search",
        "limit": "page_size"
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "pick": "subsidiaries",
      "answer": {
        "parts": {
          "subsidiaries": {
            "names": {
              "orgId": "company_id",
              "orgName": "company_name"
            }
          }
        }
      }
    },
    "subsidiaryEffects": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/sites/{site_id}/effects",
      "inPath": {
        "siteId": "site_id"
      },
      "inQuery": {
        "org": "org"
      },
      "answer": {}
    },
    "companyPositions": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/companies/{org_id}/positions",
      "inPath": {
        "org": "org_id"
      },
      "inQuery": {
        "search": "search",
        "page": "page"
      },
      "alwaysInQuery": {
        "is_count": true
      },
      "errors": {
        "names": {
          "org_id": "org"
        }
      },
      "answer": {
        "names": {
          "positions": "data",
          "total": "count"
        },
        "parts": {
          "data": {}
        }
      }
    },
    "companyProjects": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/companies/{org_id}/projects",
      "inPath": {
        "org": "org_id"
      },
      "inQuery": {
        "search": "search",
        "page": "page"
      },
      "alwaysInQuery": {
        "is_count": true
      },
      "errors": {
        "names": {
          "org_id": "org"
        }
      },
      "byActive": "disable",
      "answer": {
        "names": {
          "total": "count"
        },
        "parts": {
          "projects": {}
        }
      }
    },
    "webhookEndpoints": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/webhooks",
      "pick": "endpoints",
      "answer": {
        "parts": {
          "endpoints": {
            "names": {
              "id": "endpoint_id"
            }
          }
        }
      }
    },
    "webhookDeliveries": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/webhooks/{endpoint_id}/deliveries",
      "inPath": {
        "endpointId": "endpoint_id"
      },
      "inQuery": {
        "page": "page"
      },
      "errors": {
        "names": {
          "endpoint_id": "endpointId"
        }
      },
      "answer": {
        "names": {
          "total": "count"
        },
        "parts": {
          "deliveries": {
            "names": {
              "id": "delivery_id"
            }
          }
        }
      }
    },
    "timeSlots": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/time-slots",
      "inQuery": {
        "packageId": "package_id",
        "siteIds": "site_ids",
        "from": "calendar_from_time",
        "to": "calendar_to_time",
        "timeZone": "time_zone",
        "candidateId": "candidate_id",
        "optimize": "optimize",
        "org": "org"
      },
      "errors": {
        "names": {
          "calendar_from_time": "from",
          "calendar_to_time": "to"
        }
      },
      "pick": "clinics",
      "answer": {
        "parts": {
          "clinics": {
            "names": {
              "startsAt": "calendar_from_time",
              "timeZone": "timezone"
            },
            "parts": {
              "days": {
                "names": {
                  "times": "time_slots"
                },
                "parts": {
                  "time_slots": {
                    "names": {
                      "startsAt": "calendar_from_time",
                      "timeZone": "timezone"
                    }
                  },
                  "why_not": {}
                }
              }
            }
          }
        }
      }
    },
    "holidays": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/holidays",
      "inQuery": {
        "fromDate": "from_date",
        "toDate": "to_date",
        "timeZone": "timezone",
        "state": "state"
      },
      "errors": {
        "names": {
          "timezone": "timeZone"
        }
      },
      "pick": "holidays",
      "answer": {
        "parts": {
          "holidays": {}
        }
      }
    },
    "groupTimes": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/group-times",
      "inQuery": {
        "packageIds": "package_ids",
        "siteIds": "site_ids",
        "fromDate": "from_date",
        "toDate": "to_date",
        "part": "part",
        "draftId": "draft_id",
        "org": "org"
      },
      "answer": {
        "parts": {
          "proposals": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone"
            },
            "parts": {
              "places": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              }
            }
          },
          "why_not": {}
        }
      }
    },
    "drafts": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/drafts",
      "inQuery": {
        "serviceType": "service_type"
      },
      "pick": "drafts",
      "answer": {
        "parts": {
          "drafts": {
            "parts": {
              "holds": {
                "names": {
                  "startsAt": "booking_start_time",
                  "endsAt": "booking_end_time",
                  "timeZone": "timezone"
                }
              },
              "booking": {
                "parts": {
                  "candidates": {
                    "names": {
                      "status": "appointment_status",
                      "statusColor": "appointment_status_color",
                      "siteTimeZone": "site_tz",
                      "note": "appointment_note",
                      "comment": "booking_comment",
                      "assessmentsHtml": "assessments",
                      "resultEmails": "result_email"
                    },
                    "emptyIsNull": [
                      "appointment_time"
                    ]
                  }
                }
              }
            }
          }
        }
      }
    },
    "draft": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/drafts/{draft_id}",
      "inPath": {
        "draftId": "draft_id"
      },
      "answer": {
        "parts": {
          "holds": {
            "names": {
              "startsAt": "booking_start_time",
              "endsAt": "booking_end_time",
              "timeZone": "timezone"
            }
          },
          "booking": {
            "parts": {
              "candidates": {
                "names": {
                  "status": "appointment_status",
                  "statusColor": "appointment_status_color",
                  "siteTimeZone": "site_tz",
                  "note": "appointment_note",
                  "comment": "booking_comment",
                  "assessmentsHtml": "assessments",
                  "resultEmails": "result_email"
                },
                "emptyIsNull": [
                  "appointment_time"
                ]
              }
            }
          }
        }
      }
    },
    "crews": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/crews",
      "inQuery": {
        "org": "org"
      },
      "pick": "crews",
      "answer": {
        "parts": {
          "crews": {
            "names": {
              "id": "crew_id"
            },
            "parts": {
              "subsidiary": {},
              "lines": {
                "parts": {
                  "package": {
                    "names": {
                      "id": "package_id"
                    }
                  },
                  "sites": {}
                }
              }
            }
          }
        }
      }
    },
    "orders": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/orders",
      "inQuery": {
        "open": "open"
      },
      "answer": {
        "parts": {
          "orders": {
            "parts": {
              "known_package": {},
              "known_site": {},
              "changes": {},
              "booking": {}
            },
            "emptyIsNull": [
              "candidate_dob",
              "rejected_because"
            ]
          }
        }
      }
    },
    "bookings": {
      "choice": "mine",
      "cases": {
        "true": {
          "service": "booking",
          "method": "GET",
          "path": "/booking/my-bookings",
          "inQuery": {
            "search": "search",
            "timeZone": "time_zone",
            "sort": "sort",
            "order": "order",
            "pageSize": "page_size",
            "after": "cursor",
            "count": "is_count"
          },
          "inGroups": {
            "filter": {
              "candidateName": "candidate_name",
              "company": "company",
              "site": "site",
              "phone": "phone",
              "subsidiary": "subsidiary",
              "fromDate": "from_date",
              "toDate": "to_date",
              "createdFrom": "created_from",
              "createdTo": "created_to",
              "email": "email",
              "contactPerson": "contact_person",
              "package": "package",
              "doctor": "doctor",
              "position": "position",
              "poNumber": "po_number",
              "project": "project",
              "statuses": "status",
              "results": "results",
              "outcomes": "outcome",
              "answers": "answers",
              "questions": "questions"
            }
          },
          "alwaysInQuery": {
            "fields": "booking_id,candidate_id,reference,service_type,candidate_name,candidate_dob,candidate_phone,candidate_email,candidate_position,company_name,subsidiary_name,contact_name,contact_phone,appointment_time,appointment_status,appointment_status_color,status_before,status_changed_at,outcome,outcome_restrictions,site_name,site_tz,preferred_site_name,preferred_from_date,preferred_to_date,package_name,po_number,candidate_answer,created_at"
          },
          "errors": {
            "names": {
              "cursor": "after",
              "is_count": "count",
              "status": "filter.statuses",
              "outcome": "filter.outcomes",
              "candidate_name": "filter.candidateName",
              "company": "filter.company",
              "site": "filter.site",
              "phone": "filter.phone",
              "subsidiary": "filter.subsidiary",
              "from_date": "filter.fromDate",
              "to_date": "filter.toDate",
              "created_from": "filter.createdFrom",
              "created_to": "filter.createdTo",
              "email": "filter.email",
              "contact_person": "filter.contactPerson",
              "package": "filter.package",
              "doctor": "filter.doctor",
              "position": "filter.position",
              "po_number": "filter.poNumber",
              "project": "filter.project",
              "results": "filter.results",
              "answers": "filter.answers",
              "questions": "filter.questions"
            }
          },
          "answer": {
            "parts": {
              "bookings": {
                "names": {
                  "status": "appointment_status",
                  "statusColor": "appointment_status_color",
                  "siteTimeZone": "site_tz",
                  "note": "appointment_note",
                  "comment": "booking_comment",
                  "assessmentsHtml": "assessments",
                  "resultEmails": "result_email"
                },
                "parts": {
                  "paperworks": {
                    "names": {
                      "name": "paper_work"
                    }
                  }
                },
                "emptyIsNull": [
                  "candidate_dob",
                  "candidate_gender",
                  "candidate_phone",
                  "candidate_email",
                  "candidate_position",
                  "appointment_note",
                  "contact_name",
                  "contact_phone",
                  "contact_email",
                  "invoice_email",
                  "appointment_time",
                  "po_number",
                  "project",
                  "project_identification",
                  "booking_comment"
                ]
              },
              "counts": {
                "names": {
                  "confirmed": "Confirmed",
                  "pending": "Pending"
                }
              },
              "filter_names": {}
            },
            "spread": {
              "counts": [
                "Confirmed",
                "Pending"
              ]
            }
          }
        }
      },
      "otherwise": {
        "service": "booking",
        "method": "GET",
        "path": "/booking/bookings",
        "inQuery": {
          "search": "search",
          "timeZone": "time_zone",
          "sort": "sort",
          "order": "order",
          "pageSize": "page_size",
          "after": "cursor",
          "count": "is_count"
        },
        "inGroups": {
          "filter": {
            "candidateName": "candidate_name",
            "company": "company",
            "site": "site",
            "phone": "phone",
            "subsidiary": "subsidiary",
            "fromDate": "from_date",
            "toDate": "to_date",
            "createdFrom": "created_from",
            "createdTo": "created_to",
            "email": "email",
            "contactPerson": "contact_person",
            "package": "package",
            "doctor": "doctor",
            "position": "position",
            "poNumber": "po_number",
            "project": "project",
            "statuses": "status",
            "results": "results",
            "outcomes": "outcome",
            "answers": "answers",
            "questions": "questions"
          }
        },
        "alwaysInQuery": {
          "fields": "booking_id,candidate_id,reference,service_type,candidate_name,candidate_dob,candidate_phone,candidate_email,candidate_position,company_name,subsidiary_name,contact_name,contact_phone,appointment_time,appointment_status,appointment_status_color,status_before,status_changed_at,outcome,outcome_restrictions,site_name,site_tz,preferred_site_name,preferred_from_date,preferred_to_date,package_name,po_number,candidate_answer,created_at"
        },
        "errors": {
          "names": {
            "cursor": "after",
            "is_count": "count",
            "status": "filter.statuses",
            "outcome": "filter.outcomes",
            "candidate_name": "filter.candidateName",
            "company": "filter.company",
            "site": "filter.site",
            "phone": "filter.phone",
            "subsidiary": "filter.subsidiary",
            "from_date": "filter.fromDate",
            "to_date": "filter.toDate",
            "created_from": "filter.createdFrom",
            "created_to": "filter.createdTo",
            "email": "filter.email",
            "contact_person": "filter.contactPerson",
            "package": "filter.package",
            "doctor": "filter.doctor",
            "position": "filter.position",
            "po_number": "filter.poNumber",
            "project": "filter.project",
            "results": "filter.results",
            "answers": "filter.answers",
            "questions": "filter.questions"
          }
        },
        "answer": {
          "parts": {
            "bookings": {
              "names": {
                "status": "appointment_status",
                "statusColor": "appointment_status_color",
                "siteTimeZone": "site_tz",
                "note": "appointment_note",
                "comment": "booking_comment",
                "assessmentsHtml": "assessments",
                "resultEmails": "result_email"
              },
              "parts": {
                "paperworks": {
                  "names": {
                    "name": "paper_work"
                  }
                }
              },
              "emptyIsNull": [
                "candidate_dob",
                "candidate_gender",
                "candidate_phone",
                "candidate_email",
                "candidate_position",
                "appointment_note",
                "contact_name",
                "contact_phone",
                "contact_email",
                "invoice_email",
                "appointment_time",
                "po_number",
                "project",
                "project_identification",
                "booking_comment"
              ]
            },
            "counts": {
              "names": {
                "confirmed": "Confirmed",
                "pending": "Pending"
              }
            },
            "filter_names": {}
          },
          "spread": {
            "counts": [
              "Confirmed",
              "Pending"
            ]
          }
        }
      }
    },
    "bookingDetail": {
      "choice": "mine",
      "cases": {
        "true": {
          "service": "booking",
          "method": "GET",
          "path": "/booking/my-bookings/{candidate_id}",
          "inPath": {
            "candidateId": "candidate_id"
          },
          "answer": {
            "names": {
              "status": "appointment_status",
              "statusColor": "appointment_status_color",
              "siteTimeZone": "site_tz",
              "note": "appointment_note",
              "comment": "booking_comment",
              "assessmentsHtml": "assessments",
              "resultEmails": "result_emails",
              "assessments": "package_assessments",
              "paperworks": "kept_paperworks"
            },
            "parts": {
              "paperworks": {
                "names": {
                  "name": "paper_work"
                }
              },
              "site": {
                "emptyIsNull": [
                  "phone"
                ]
              },
              "kept_paperworks": {
                "names": {
                  "name": "paper_work"
                }
              },
              "package_assessments": {
                "names": {
                  "category": "category_name",
                  "name": "assessment_name"
                }
              },
              "consult_files": {
                "parts": {
                  "withdrawn": {},
                  "read": {},
                  "acknowledged": {},
                  "readers": {}
                }
              },
              "candidates": {
                "names": {
                  "status": "appointment_status",
                  "statusColor": "appointment_status_color",
                  "siteTimeZone": "site_tz",
                  "note": "appointment_note",
                  "comment": "booking_comment",
                  "assessmentsHtml": "assessments",
                  "resultEmails": "result_email",
                  "name": "candidate_name"
                },
                "emptyIsNull": [
                  "appointment_time"
                ]
              },
              "visit_stops": {},
              "earlier_time": {},
              "candidate_files": {
                "names": {
                  "id": "candidate_file_id"
                }
              },
              "next_notice": {},
              "reminders": {},
              "deliveries": {},
              "history": {
                "asText": [
                  "before",
                  "after"
                ]
              }
            },
            "emptyIsNull": [
              "candidate_dob",
              "candidate_gender",
              "candidate_phone",
              "candidate_email",
              "candidate_position",
              "appointment_note",
              "contact_name",
              "contact_phone",
              "contact_email",
              "invoice_email",
              "appointment_time",
              "po_number",
              "project",
              "project_identification",
              "booking_comment",
              "appointment_end",
              "preferred_time",
              "preferred_state"
            ]
          }
        }
      },
      "otherwise": {
        "service": "booking",
        "method": "GET",
        "path": "/booking/candidates/{candidate_id}",
        "inPath": {
          "candidateId": "candidate_id"
        },
        "answer": {
          "names": {
            "status": "appointment_status",
            "statusColor": "appointment_status_color",
            "siteTimeZone": "site_tz",
            "note": "appointment_note",
            "comment": "booking_comment",
            "assessmentsHtml": "assessments",
            "resultEmails": "result_emails",
            "assessments": "package_assessments",
            "paperworks": "kept_paperworks"
          },
          "parts": {
            "paperworks": {
              "names": {
                "name": "paper_work"
              }
            },
            "site": {
              "emptyIsNull": [
                "phone"
              ]
            },
            "kept_paperworks": {
              "names": {
                "name": "paper_work"
              }
            },
            "package_assessments": {
              "names": {
                "category": "category_name",
                "name": "assessment_name"
              }
            },
            "consult_files": {
              "parts": {
                "withdrawn": {},
                "read": {},
                "acknowledged": {},
                "readers": {}
              }
            },
            "candidates": {
              "names": {
                "status": "appointment_status",
                "statusColor": "appointment_status_color",
                "siteTimeZone": "site_tz",
                "note": "appointment_note",
                "comment": "booking_comment",
                "assessmentsHtml": "assessments",
                "resultEmails": "result_email",
                "name": "candidate_name"
              },
              "emptyIsNull": [
                "appointment_time"
              ]
            },
            "visit_stops": {},
            "earlier_time": {},
            "candidate_files": {
              "names": {
                "id": "candidate_file_id"
              }
            },
            "next_notice": {},
            "reminders": {},
            "deliveries": {},
            "history": {
              "asText": [
                "before",
                "after"
              ]
            }
          },
          "emptyIsNull": [
            "candidate_dob",
            "candidate_gender",
            "candidate_phone",
            "candidate_email",
            "candidate_position",
            "appointment_note",
            "contact_name",
            "contact_phone",
            "contact_email",
            "invoice_email",
            "appointment_time",
            "po_number",
            "project",
            "project_identification",
            "booking_comment",
            "appointment_end",
            "preferred_time",
            "preferred_state"
          ]
        }
      }
    },
    "foundBookings": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/found-bookings",
      "inQuery": {
        "search": "search",
        "siteId": "site_id",
        "timeZone": "time_zone",
        "limit": "page_size"
      },
      "alwaysInQuery": {
        "fields": "booking_id,candidate_id,reference,service_type,candidate_name,candidate_dob,candidate_phone,candidate_email,candidate_position,company_name,subsidiary_name,contact_name,contact_phone,appointment_time,appointment_status,appointment_status_color,status_before,status_changed_at,outcome,outcome_restrictions,site_name,site_tz,preferred_site_name,preferred_from_date,preferred_to_date,package_name,po_number,candidate_answer,created_at"
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "parts": {
          "bookings": {
            "names": {
              "status": "appointment_status",
              "statusColor": "appointment_status_color",
              "siteTimeZone": "site_tz",
              "note": "appointment_note",
              "comment": "booking_comment",
              "assessmentsHtml": "assessments",
              "resultEmails": "result_email"
            },
            "parts": {
              "paperworks": {
                "names": {
                  "name": "paper_work"
                }
              }
            },
            "emptyIsNull": [
              "candidate_dob",
              "candidate_gender",
              "candidate_phone",
              "candidate_email",
              "candidate_position",
              "appointment_note",
              "contact_name",
              "contact_phone",
              "contact_email",
              "invoice_email",
              "appointment_time",
              "po_number",
              "project",
              "project_identification",
              "booking_comment"
            ]
          }
        }
      }
    },
    "home": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/home",
      "inQuery": {
        "timeZone": "time_zone"
      },
      "answer": {
        "parts": {
          "counts": {},
          "bookings": {
            "names": {
              "status": "appointment_status",
              "statusColor": "appointment_status_color",
              "siteTimeZone": "site_tz",
              "note": "appointment_note",
              "comment": "booking_comment",
              "assessmentsHtml": "assessments",
              "resultEmails": "result_email"
            },
            "emptyIsNull": [
              "candidate_phone",
              "appointment_time",
              "booking_comment",
              "appointment_note"
            ]
          }
        }
      }
    },
    "firstSteps": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/first-steps",
      "answer": {}
    },
    "calendarFeeds": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/calendar-feeds",
      "pick": "feeds",
      "answer": {
        "parts": {
          "feeds": {
            "names": {
              "id": "feed_id"
            }
          }
        }
      }
    },
    "mondayDigest": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/monday-digest",
      "answer": {}
    },
    "dueAgain": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/due",
      "inQuery": {
        "timeZone": "time_zone",
        "page": "page",
        "pageSize": "page_size"
      },
      "inGroups": {
        "filter": {
          "org": "org",
          "subsidiary": "subsidiary",
          "siteId": "site_id",
          "position": "position",
          "dueFrom": "due_from",
          "dueTo": "due_to"
        }
      },
      "errors": {
        "names": {
          "org": "filter.org",
          "subsidiary": "filter.subsidiary",
          "site_id": "filter.siteId",
          "position": "filter.position",
          "due_from": "filter.dueFrom",
          "due_to": "filter.dueTo"
        }
      },
      "answer": {
        "parts": {
          "filter_names": {},
          "rows": {
            "emptyIsNull": [
              "candidate_dob"
            ]
          }
        }
      }
    },
    "overlappingAppointments": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/overlapping-appointments",
      "body": {
        "parts": {
          "people": {}
        }
      },
      "isFlat": true,
      "pick": "overlaps",
      "answer": {
        "parts": {
          "overlaps": {
            "names": {
              "siteTimeZone": "site_tz"
            }
          }
        }
      }
    },
    "prices": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/prices",
      "inQuery": {
        "packageId": "package_id",
        "companyId": "company_id"
      },
      "pick": "data",
      "answer": {
        "parts": {
          "data": {}
        }
      }
    },
    "reminderSettings": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/reminder-settings/{org_id}",
      "inPath": {
        "orgId": "org_id"
      },
      "answer": {}
    },
    "messages": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/candidates/{candidate_id}/messages",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "answer": {
        "parts": {
          "messages": {}
        }
      }
    },
    "openQuestions": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/open-questions",
      "answer": {
        "parts": {
          "questions": {}
        }
      }
    },
    "matchResults": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/results/match",
      "body": {
        "parts": {
          "files": {}
        }
      },
      "isFlat": true,
      "pick": "files",
      "answer": {
        "parts": {
          "files": {
            "parts": {
              "candidates": {
                "names": {
                  "siteTimeZone": "site_tz",
                  "dateOfBirth": "candidate_dob"
                },
                "emptyIsNull": [
                  "appointment_time"
                ]
              }
            }
          }
        }
      }
    },
    "schedulerDoctors": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/scheduler/doctors",
      "inQuery": {
        "siteId": "site_id",
        "fromDay": "from_date",
        "toDay": "to_date",
        "lanes": "lanes"
      },
      "errors": {
        "names": {
          "from_date": "fromDay",
          "to_date": "toDay"
        }
      },
      "answer": {
        "names": {
          "startsAt": "from_time",
          "endsAt": "to_time",
          "timeZone": "timezone"
        },
        "parts": {
          "doctors": {
            "names": {
              "name": "doctor_name",
              "days": "slots"
            },
            "parts": {
              "slots": {
                "names": {
                  "startsAt": "from_time",
                  "endsAt": "to_time",
                  "timeZone": "timezone",
                  "slots": "entries"
                },
                "parts": {
                  "entries": {
                    "names": {
                      "startsAt": "from_time",
                      "endsAt": "to_time",
                      "timeZone": "timezone"
                    }
                  }
                }
              }
            }
          },
          "holidays": {},
          "open_holidays": {}
        }
      }
    },
    "schedulerBookings": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/scheduler/bookings",
      "inQuery": {
        "siteId": "site_id",
        "fromDay": "from_date",
        "toDay": "to_date",
        "lanes": "lanes",
        "page": "page"
      },
      "errors": {
        "names": {
          "from_date": "fromDay",
          "to_date": "toDay"
        }
      },
      "answer": {
        "names": {
          "blocks": "bookings"
        },
        "parts": {
          "bookings": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone",
              "id": "block_id"
            }
          }
        }
      }
    },
    "schedulerPending": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/scheduler/pending",
      "inQuery": {
        "siteId": "site_id",
        "limit": "page_size"
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "parts": {
          "bookings": {}
        }
      }
    },
    "dayList": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/scheduler/day-list",
      "inQuery": {
        "siteId": "site_id",
        "day": "day",
        "candidateId": "candidate_id"
      },
      "answer": {
        "names": {
          "timeZone": "timezone"
        },
        "parts": {
          "entries": {
            "names": {
              "dateOfBirth": "candidate_dob",
              "phone": "candidate_phone",
              "note": "appointment_note",
              "comment": "booking_comment",
              "startsAt": "appointment_time",
              "endsAt": "appointment_end"
            },
            "parts": {
              "paperworks": {
                "names": {
                  "id": "paperwork_id",
                  "name": "paper_work",
                  "isHandedIn": "handed_in"
                }
              },
              "visit_stops": {}
            }
          }
        }
      }
    },
    "validateMove": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/candidates/{candidate_id}/validate-move",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "inBody": {
        "startsAt": "calendar_from_time"
      },
      "body": {},
      "errors": {
        "names": {
          "calendar_from_time": "startsAt"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "startsAt": "calendar_from_time",
          "endsAt": "calendar_to_time",
          "timeZone": "timezone"
        }
      }
    },
    "stateHolidays": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/state-holidays",
      "inQuery": {
        "state": "state",
        "year": "year"
      },
      "answer": {
        "parts": {
          "holidays": {
            "parts": {
              "sites": {},
              "open_at": {}
            }
          },
          "missing": {}
        }
      }
    },
    "doctors": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/doctors",
      "inQuery": {
        "search": "search",
        "limit": "page_size"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "data",
          "total": "count"
        },
        "parts": {
          "data": {
            "names": {
              "id": "doctor_id",
              "name": "shown_name"
            }
          }
        }
      }
    },
    "doctorList": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/doctors",
      "inQuery": {
        "search": "search",
        "page": "page"
      },
      "alwaysInQuery": {
        "is_count": true,
        "page_size": 50
      },
      "byActive": true,
      "answer": {
        "names": {
          "doctors": "data",
          "total": "count"
        },
        "parts": {
          "data": {
            "names": {
              "id": "doctor_id",
              "name": "doctor_name"
            }
          }
        }
      }
    },
    "doctor": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/doctors/{doctor_id}",
      "inPath": {
        "id": "doctor_id"
      },
      "errors": {
        "names": {
          "doctor_id": "id"
        }
      },
      "answer": {
        "parts": {
          "doctor": {
            "names": {
              "id": "doctor_id",
              "name": "doctor_name"
            }
          },
          "patterns": {
            "names": {
              "timeZone": "timezone"
            },
            "parts": {
              "hours": {}
            }
          },
          "leaves": {},
          "own_days": {
            "names": {
              "timeZone": "timezone"
            }
          }
        }
      }
    },
    "outsideHours": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/doctors/{doctor_id}/outside-hours",
      "inPath": {
        "doctorId": "doctor_id"
      },
      "inQuery": {
        "fromDay": "from_day",
        "untilDay": "until_day"
      },
      "answer": {
        "parts": {
          "people": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone"
            }
          },
          "plans": {}
        }
      }
    },
    "weeklyHoursPlan": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/roster-pattern-plans",
      "body": {
        "parts": {
          "hours": {}
        },
        "filled": [
          "until_day",
          "replaces_pattern_id"
        ]
      },
      "answer": {
        "parts": {
          "skipped": {},
          "people": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone"
            }
          },
          "plans": {}
        }
      }
    },
    "closingPlan": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/closing-plans",
      "bodyGroups": [
        "scope"
      ],
      "body": {
        "parts": {
          "choices": {
            "parts": {
              "to": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              }
            },
            "filled": [
              "to"
            ]
          }
        }
      },
      "errors": {
        "names": {
          "calendar_from_time": "startsAt",
          "calendar_to_time": "endsAt",
          "timezone": "timeZone"
        }
      },
      "isFlat": true,
      "answer": {
        "parts": {
          "doctors": {},
          "people": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone"
            },
            "parts": {
              "to": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              },
              "options": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              }
            }
          },
          "holds": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone"
            }
          }
        }
      }
    },
    "closings": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/closings",
      "pick": "closings",
      "answer": {
        "parts": {
          "closings": {}
        }
      }
    },
    "closing": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/closings/{closing_id}",
      "inPath": {
        "id": "closing_id"
      },
      "errors": {
        "names": {
          "closing_id": "id"
        }
      },
      "answer": {
        "parts": {
          "list": {
            "names": {
              "fromTimeZone": "from_timezone",
              "toTimeZone": "to_timezone"
            }
          }
        }
      }
    },
    "bulkChangePlan": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/bulk-changes/plan",
      "body": {
        "parts": {
          "move": {
            "filled": [
              "site_id"
            ]
          },
          "choices": {
            "parts": {
              "to": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              }
            },
            "filled": [
              "to"
            ]
          }
        }
      },
      "errors": {
        "names": {
          "calendar_from_time": "startsAt",
          "calendar_to_time": "endsAt",
          "timezone": "timeZone"
        }
      },
      "isFlat": true,
      "pick": "rows",
      "answer": {
        "parts": {
          "rows": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone"
            },
            "parts": {
              "to": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              },
              "options": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              }
            }
          }
        }
      }
    },
    "resultFiles": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/result-files",
      "inQuery": {
        "candidateIds": "candidate_ids"
      },
      "pick": "candidates",
      "answer": {
        "parts": {
          "candidates": {
            "parts": {
              "files": {}
            }
          }
        }
      }
    },
    "undoableBulkChange": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/bulk-changes/{bulk_change_id}",
      "inPath": {
        "id": "bulk_change_id"
      },
      "errors": {
        "names": {
          "bulk_change_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "bulk_change_id"
        },
        "parts": {
          "rows": {}
        }
      }
    },
    "mailTexts": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/mail-texts",
      "pick": "data",
      "answer": {
        "parts": {
          "data": {}
        }
      }
    },
    "mailText": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/mail-texts/{kind}",
      "inPath": {
        "kind": "kind"
      },
      "answer": {
        "parts": {
          "text": {},
          "built_in": {},
          "placeholders": {},
          "versions": {
            "parts": {
              "text": {}
            }
          }
        }
      }
    },
    "previewMailText": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/mail-texts/{kind}/preview",
      "inPath": {
        "kind": "kind"
      },
      "body": {},
      "answer": {
        "parts": {
          "facts": {}
        }
      }
    },
    "confirmationWarnings": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/confirmation-warning",
      "inQuery": {
        "candidateId": "candidate_id"
      },
      "answer": {
        "parts": {
          "warnings": {}
        }
      }
    },
    "capacity": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/overview/capacity",
      "inQuery": {
        "fromDay": "from_date",
        "dayCount": "days",
        "siteId": "site_id"
      },
      "errors": {
        "names": {
          "from_date": "fromDay",
          "days": "dayCount"
        }
      },
      "answer": {
        "names": {
          "fromDay": "from_date",
          "dayCount": "days"
        },
        "parts": {
          "clinics": {
            "names": {
              "timeZone": "timezone"
            },
            "parts": {
              "days": {}
            }
          }
        }
      }
    },
    "resourceCapacity": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/overview/resources",
      "inQuery": {
        "fromDay": "from_date",
        "dayCount": "days",
        "siteId": "site_id"
      },
      "errors": {
        "names": {
          "from_date": "fromDay",
          "days": "dayCount"
        }
      },
      "answer": {
        "names": {
          "fromDay": "from_date",
          "dayCount": "days"
        },
        "parts": {
          "clinics": {
            "names": {
              "timeZone": "timezone"
            },
            "parts": {
              "resources": {}
            }
          },
          "bottleneck": {}
        }
      }
    },
    "nextFreeTimes": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/overview/free-times",
      "inQuery": {
        "siteId": "site_id"
      },
      "answer": {
        "parts": {
          "packages": {
            "names": {
              "id": "package_id"
            }
          },
          "clinics": {
            "names": {
              "timeZone": "timezone"
            },
            "parts": {
              "free": {}
            }
          }
        }
      }
    },
    "overviewNumbers": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/overview/numbers",
      "inQuery": {
        "dayCount": "days",
        "timeZone": "time_zone",
        "siteId": "site_id"
      },
      "errors": {
        "names": {
          "days": "dayCount"
        }
      },
      "answer": {
        "parts": {
          "all": {},
          "clinics": {}
        }
      }
    },
    "listViews": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/list-views",
      "pick": "views",
      "answer": {
        "parts": {
          "views": {
            "names": {
              "id": "view_id"
            },
            "parts": {
              "filter": {
                "names": {
                  "statuses": "status",
                  "outcomes": "outcome"
                }
              }
            }
          }
        }
      }
    },
    "viewCounts": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/list-views/counts",
      "inQuery": {
        "mine": "mine",
        "timeZone": "time_zone"
      },
      "pick": "counts",
      "answer": {
        "parts": {
          "counts": {}
        }
      }
    },
    "listView": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/list-views/{view_id}",
      "inPath": {
        "id": "view_id"
      },
      "errors": {
        "names": {
          "view_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "view_id"
        },
        "parts": {
          "filter": {
            "names": {
              "statuses": "status",
              "outcomes": "outcome"
            }
          }
        }
      }
    },
    "bookableClinics": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/bookable-clinic-sites",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "state": "state",
        "serviceType": "service_type"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "pick": "sites",
      "answer": {
        "parts": {
          "sites": {
            "names": {
              "id": "uuid",
              "number": "id",
              "timeZone": "timezone",
              "external": "is_external"
            }
          }
        }
      }
    },
    "bookableLocations": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/bookable-locations",
      "inQuery": {
        "serviceType": "service_type"
      },
      "pick": "data",
      "answer": {
        "parts": {
          "data": {
            "names": {
              "clinics": "sites"
            },
            "parts": {
              "site_types": {}
            }
          }
        }
      }
    },
    "services": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/services",
      "pick": "data",
      "answer": {
        "parts": {
          "data": {}
        }
      }
    },
    "bookablePackages": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/bookable-packages",
      "inQuery": {
        "search": "search",
        "limit": "page_size",
        "org": "org",
        "serviceType": "service_type",
        "sid": "sid"
      },
      "alwaysInQuery": {
        "is_count": true,
        "recent_first": true
      },
      "errors": {
        "names": {
          "page_size": "limit"
        }
      },
      "answer": {
        "names": {
          "items": "data",
          "total": "count"
        },
        "parts": {
          "data": {
            "names": {
              "id": "package_id"
            },
            "parts": {
              "assessments": {
                "names": {
                  "category": "category_name",
                  "name": "assessment_name"
                }
              }
            }
          }
        }
      }
    },
    "bookingAddresses": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/booking-addresses",
      "inQuery": {
        "org": "org"
      },
      "answer": {}
    },
    "lastBooking": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/last-booking",
      "inQuery": {
        "serviceType": "service_type"
      },
      "pick": "last",
      "answer": {
        "parts": {
          "last": {
            "parts": {
              "subsidiary": {},
              "place": {},
              "package": {
                "names": {
                  "id": "package_id"
                }
              },
              "usual_packages": {
                "parts": {
                  "package": {
                    "names": {
                      "id": "package_id"
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "bookingAccount": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/accounts/{account_id}",
      "inPath": {
        "accountId": "account_id"
      },
      "answer": {
        "parts": {
          "company": {
            "parts": {
              "favourite_clinics": {}
            }
          }
        }
      }
    },
    "packages": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/packages",
      "inQuery": {
        "search": "query",
        "page": "page",
        "pageSize": "page_size",
        "org": "org"
      },
      "alwaysInQuery": {
        "is_count": true
      },
      "errors": {
        "names": {
          "query": "search"
        }
      },
      "byActive": true,
      "answer": {
        "names": {
          "packages": "data",
          "total": "count"
        },
        "parts": {
          "data": {
            "names": {
              "id": "package_id"
            },
            "parts": {
              "assessments": {
                "names": {
                  "category": "category_name",
                  "name": "assessment_name"
                }
              }
            }
          }
        }
      }
    },
    "assessments": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/assessments",
      "pick": "data",
      "answer": {
        "parts": {
          "data": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      }
    },
    "package": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/packages/{package_id}",
      "inPath": {
        "id": "package_id"
      },
      "errors": {
        "names": {
          "package_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "package_id"
        },
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      }
    },
    "packageUses": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/packages/{package_id}/uses",
      "inPath": {
        "id": "package_id"
      },
      "errors": {
        "names": {
          "package_id": "id"
        }
      },
      "answer": {}
    },
    "undoablePackageImport": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/imports/packages",
      "pick": "import",
      "answer": {
        "parts": {
          "import": {
            "names": {
              "id": "import_id"
            }
          }
        }
      }
    },
    "catalogue": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/catalogue/assessments",
      "inQuery": {
        "search": "search",
        "page": "page",
        "pageSize": "page_size"
      },
      "byActive": true,
      "answer": {
        "names": {
          "assessments": "data",
          "total": "count"
        },
        "parts": {
          "data": {
            "names": {
              "id": "assessment_id"
            },
            "parts": {
              "needs": {
                "parts": {
                  "resources": {}
                }
              },
              "comes_after": {}
            }
          }
        }
      }
    },
    "assessmentEffects": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/catalogue/assessments/{assessment_id}/effects",
      "inPath": {
        "id": "assessment_id"
      },
      "errors": {
        "names": {
          "assessment_id": "id"
        }
      },
      "answer": {
        "parts": {
          "packages": {},
          "clinics": {
            "parts": {
              "resources": {}
            }
          }
        }
      }
    },
    "catalogueServices": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/catalogue/services",
      "pick": "data",
      "answer": {
        "parts": {
          "data": {
            "names": {
              "id": "service_id"
            }
          }
        }
      }
    },
    "clinicSites": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/sites",
      "inQuery": {
        "search": "search",
        "page": "page",
        "pageSize": "page_size",
        "state": "state"
      },
      "alwaysInQuery": {
        "is_count": true
      },
      "byActive": true,
      "answer": {
        "names": {
          "total": "count"
        },
        "parts": {
          "sites": {
            "names": {
              "id": "uuid",
              "number": "id"
            }
          }
        }
      }
    },
    "clinicSite": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/sites/{site_id}",
      "inPath": {
        "id": "site_id"
      },
      "errors": {
        "names": {
          "site_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "uuid",
          "number": "id"
        }
      }
    },
    "clinicSiteEffects": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/sites/{site_id}/effects",
      "inPath": {
        "id": "site_id"
      },
      "errors": {
        "names": {
          "site_id": "id"
        }
      },
      "answer": {}
    },
    "auditEntries": {
      "service": "reporting",
      "method": "GET",
      "path": "/reporting/audit",
      "inQuery": {
        "timeZone": "time_zone",
        "after": "cursor"
      },
      "inGroups": {
        "filter": {
          "person": "person",
          "candidateId": "candidate_id",
          "account": "account",
          "accountId": "account_id",
          "company": "company",
          "action": "action",
          "fromDate": "from_date",
          "toDate": "to_date"
        }
      },
      "errors": {
        "names": {
          "cursor": "after",
          "person": "filter.person",
          "candidate_id": "filter.candidateId",
          "account": "filter.account",
          "account_id": "filter.accountId",
          "company": "filter.company",
          "action": "filter.action",
          "from_date": "filter.fromDate",
          "to_date": "filter.toDate"
        }
      },
      "answer": {
        "parts": {
          "entries": {
            "parts": {
              "people": {}
            }
          },
          "people": {}
        }
      }
    },
    "seenPeople": {
      "service": "reporting",
      "method": "GET",
      "path": "/reporting/seen-people",
      "inQuery": {
        "accountId": "account_id",
        "fromDate": "from_date",
        "toDate": "to_date",
        "timeZone": "time_zone",
        "after": "cursor"
      },
      "errors": {
        "names": {
          "cursor": "after"
        }
      },
      "answer": {
        "parts": {
          "people": {}
        }
      }
    },
    "auditCheck": {
      "service": "reporting",
      "method": "GET",
      "path": "/reporting/audit/check",
      "pick": "check",
      "answer": {
        "parts": {
          "check": {
            "parts": {
              "breaks": {}
            }
          }
        }
      }
    },
    "statement": {
      "service": "reporting",
      "method": "GET",
      "path": "/reporting/statements/{org_id}",
      "inPath": {
        "orgId": "org_id"
      },
      "inQuery": {
        "fromDate": "from_date",
        "toDate": "to_date"
      },
      "answer": {
        "parts": {
          "company": {},
          "rows": {},
          "totals": {}
        }
      }
    },
    "monthEnd": {
      "service": "reporting",
      "method": "GET",
      "path": "/reporting/month-end",
      "inQuery": {
        "month": "month",
        "search": "search",
        "attention": "attention",
        "page": "page"
      },
      "answer": {
        "parts": {
          "totals": {},
          "companies": {}
        }
      }
    },
    "countries": {
      "service": "countries",
      "method": "GET",
      "path": "/countries/countries",
      "inQuery": {
        "search": "search"
      },
      "pick": "data",
      "answer": {
        "parts": {
          "data": {}
        }
      }
    }
  },
  "Mutation": {
    "logIn": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/login",
      "body": {},
      "errors": {
        "codes": {
          "401": "REJECTED",
          "403": "REJECTED"
        }
      },
      "isFlat": true,
      "withoutToken": true,
      "cookies": {
        "sent": {
          "KnownDevice": "knownDevice"
        },
        "kept": {
          "known_device": "knownDevice"
        }
      },
      "answer": {
        "names": {
          "expiresAt": "exp"
        }
      }
    },
    "refreshSession": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/refresh_token",
      "body": {},
      "isFlat": true,
      "withoutToken": true,
      "answer": {
        "names": {
          "expiresAt": "exp"
        }
      }
    },
    "logOut": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/logout",
      "pick": "provider_log_out",
      "answer": {}
    },
    "forgotPassword": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/forgot-password",
      "body": {},
      "isFlat": true,
      "pick": "done",
      "withoutToken": true,
      "answer": {}
    },
    "resetPassword": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/reset-password",
      "body": {},
      "errors": {
        "codes": {
          "401": "REJECTED"
        }
      },
      "isFlat": true,
      "pick": "done",
      "withoutToken": true,
      "answer": {}
    },
    "changePassword": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/change-password",
      "body": {},
      "isFlat": true,
      "pick": "done",
      "answer": {}
    },
    "updateMyAccount": {
      "service": "auth",
      "method": "PATCH",
      "path": "/auth/account",
      "body": {},
      "answer": {}
    },
    "confirmMyEmail": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/email-confirmation",
      "answer": {}
    },
    "saveListColumns": {
      "service": "auth",
      "method": "PUT",
      "path": "/auth/account/list-columns",
      "inBody": {
        "columns": "list_columns"
      },
      "body": {},
      "errors": {
        "names": {
          "list_columns": "columns"
        }
      },
      "isFlat": true,
      "pick": "list_columns",
      "answer": {}
    },
    "endMyOtherSessions": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/sessions",
      "pick": "ended",
      "answer": {}
    },
    "endMySession": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/sessions/{session_id}",
      "inPath": {
        "id": "session_id"
      },
      "errors": {
        "names": {
          "session_id": "id"
        }
      }
    },
    "beginSecondFactor": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/second-factor",
      "body": {},
      "isFlat": true,
      "answer": {}
    },
    "confirmSecondFactor": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/second-factor/confirmation",
      "body": {},
      "isFlat": true,
      "pick": "recovery_codes",
      "answer": {}
    },
    "renewRecoveryCodes": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/second-factor/recovery-codes",
      "body": {},
      "isFlat": true,
      "pick": "recovery_codes",
      "answer": {}
    },
    "removeSecondFactor": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/second-factor/removal",
      "body": {},
      "isFlat": true
    },
    "resetSecondFactor": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/organisations/{org_id}/accounts/{account_id}/second-factor",
      "inPath": {
        "org": "org_id",
        "accountId": "account_id"
      },
      "errors": {
        "names": {
          "org_id": "org"
        }
      }
    },
    "addPasskey": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/passkeys",
      "body": {},
      "isFlat": true,
      "answer": {}
    },
    "beginPasskey": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/passkeys/challenge",
      "body": {},
      "isFlat": true,
      "pick": "options",
      "answer": {}
    },
    "renamePasskey": {
      "service": "auth",
      "method": "PUT",
      "path": "/auth/account/passkeys/{passkey_id}",
      "inPath": {
        "id": "passkey_id"
      },
      "body": {},
      "errors": {
        "names": {
          "passkey_id": "id"
        }
      },
      "isFlat": true
    },
    "removePasskey": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/account/passkeys/{passkey_id}",
      "inPath": {
        "id": "passkey_id"
      },
      "errors": {
        "names": {
          "passkey_id": "id"
        }
      }
    },
    "beginPasskeyProof": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/passkeys/proof/challenge",
      "pick": "options",
      "answer": {}
    },
    "provePasskey": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/account/passkeys/proof",
      "body": {},
      "isFlat": true,
      "pick": "device_id",
      "answer": {}
    },
    "beginPasskeySignIn": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/passkey-sign-in/challenge",
      "pick": "options",
      "withoutToken": true,
      "cookies": {
        "kept": {
          "ticket": "passkeySignIn"
        }
      },
      "answer": {}
    },
    "signInWithPasskey": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/passkey-sign-in",
      "body": {},
      "isFlat": true,
      "withoutToken": true,
      "cookies": {
        "sent": {
          "PasskeySignIn": "passkeySignIn",
          "KnownDevice": "knownDevice"
        },
        "kept": {
          "known_device": "knownDevice"
        }
      },
      "answer": {}
    },
    "verifyOtp": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/verify-otp",
      "body": {},
      "isFlat": true,
      "answer": {}
    },
    "resendOtp": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/resend-otp",
      "body": {},
      "isFlat": true
    },
    "revokeDevice": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/devices/{id}",
      "inPath": {
        "id": "id"
      }
    },
    "addAccount": {
      "choice": "kind",
      "cases": {
        "admin": {
          "service": "auth",
          "method": "POST",
          "path": "/auth/organisations/{org_id}/admin-accounts",
          "inPath": {
            "org": "org_id"
          },
          "body": {},
          "errors": {
            "names": {
              "org_id": "org"
            }
          },
          "pick": "account_id",
          "answer": {}
        },
        "client": {
          "service": "auth",
          "method": "POST",
          "path": "/auth/organisations/{org_id}/client-accounts",
          "inPath": {
            "org": "org_id"
          },
          "body": {},
          "errors": {
            "names": {
              "org_id": "org"
            }
          },
          "pick": "account_id",
          "answer": {}
        }
      },
      "otherwise": {
        "service": "auth",
        "method": "POST",
        "path": "/auth/organisations/{org_id}/accounts",
        "inPath": {
          "org": "org_id"
        },
        "body": {},
        "errors": {
          "names": {
            "org_id": "org"
          }
        },
        "pick": "account_id",
        "answer": {}
      }
    },
    "changeAccount": {
      "choice": "kind",
      "cases": {
        "client": {
          "service": "auth",
          "method": "PATCH",
          "path": "/auth/organisations/{org_id}/client-accounts/{account_id}",
          "inPath": {
            "org": "org_id",
            "accountId": "account_id"
          },
          "body": {
            "clears": [
              "role_id"
            ]
          },
          "mask": [
            "username",
            "contact_person",
            "phone",
            "email",
            "active",
            "permissions",
            "role_id"
          ],
          "errors": {
            "names": {
              "org_id": "org"
            }
          },
          "answer": {
            "names": {
              "id": "account_id"
            }
          }
        }
      },
      "otherwise": {
        "service": "auth",
        "method": "PATCH",
        "path": "/auth/organisations/{org_id}/accounts/{account_id}",
        "inPath": {
          "org": "org_id",
          "accountId": "account_id"
        },
        "body": {
          "clears": [
            "role_id"
          ]
        },
        "mask": [
          "username",
          "contact_person",
          "phone",
          "email",
          "active",
          "permissions",
          "role_id"
        ],
        "errors": {
          "names": {
            "org_id": "org"
          }
        },
        "answer": {
          "names": {
            "id": "account_id"
          }
        }
      }
    },
    "deleteAccount": {
      "choice": "kind",
      "cases": {
        "client": {
          "service": "auth",
          "method": "DELETE",
          "path": "/auth/organisations/{org_id}/client-accounts/{account_id}",
          "inPath": {
            "org": "org_id",
            "accountId": "account_id"
          },
          "inQuery": {
            "mayBeLast": "may_be_last"
          },
          "errors": {
            "names": {
              "org_id": "org"
            }
          }
        }
      },
      "otherwise": {
        "service": "auth",
        "method": "DELETE",
        "path": "/auth/organisations/{org_id}/accounts/{account_id}",
        "inPath": {
          "org": "org_id",
          "accountId": "account_id"
        },
        "inQuery": {
          "mayBeLast": "may_be_last"
        },
        "errors": {
          "names": {
            "org_id": "org"
          }
        }
      }
    },
    "inviteAccount": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/organisations/{org_id}/accounts/{account_id}/invitation",
      "inPath": {
        "org": "org_id",
        "accountId": "account_id"
      },
      "errors": {
        "names": {
          "org_id": "org"
        }
      },
      "pick": "done",
      "answer": {}
    },
    "addRole": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/roles",
      "body": {},
      "answer": {
        "names": {
          "id": "role_id"
        }
      }
    },
    "changeRole": {
      "service": "auth",
      "method": "PATCH",
      "path": "/auth/roles/{role_id}",
      "inPath": {
        "id": "role_id"
      },
      "body": {},
      "mask": [
        "name",
        "permissions"
      ],
      "errors": {
        "names": {
          "role_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "role_id"
        }
      }
    },
    "deleteRole": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/roles/{role_id}",
      "inPath": {
        "id": "role_id"
      },
      "errors": {
        "names": {
          "role_id": "id"
        }
      }
    },
    "assignRole": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/organisations/{org_id}/role-assignments",
      "inPath": {
        "org": "org_id"
      },
      "body": {
        "parts": {
          "accounts": {}
        }
      },
      "errors": {
        "names": {
          "org_id": "org"
        }
      },
      "isFlat": true,
      "pick": "assigned",
      "answer": {}
    },
    "undoAccountImport": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/imports/accounts/{import_id}",
      "inPath": {
        "id": "import_id"
      },
      "errors": {
        "names": {
          "import_id": "id"
        }
      }
    },
    "inviteAccounts": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/invitations",
      "body": {},
      "isFlat": true,
      "pick": "invited",
      "answer": {}
    },
    "makeApiKey": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/api-keys",
      "inBody": {
        "keyId": "key_id"
      },
      "body": {},
      "errors": {
        "names": {
          "key_id": "keyId"
        }
      },
      "answer": {
        "names": {
          "id": "key_id"
        }
      }
    },
    "rotateApiKey": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/api-keys/{key_id}/rotate",
      "inPath": {
        "id": "key_id"
      },
      "inQuery": {
        "prefix": "prefix"
      },
      "errors": {
        "names": {
          "key_id": "id",
          "prefix": "prefix"
        }
      },
      "answer": {
        "names": {
          "id": "key_id"
        }
      }
    },
    "revokeApiKey": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/api-keys/{key_id}",
      "inPath": {
        "id": "key_id"
      },
      "errors": {
        "names": {
          "key_id": "id"
        }
      }
    },
    "saveIdentityProvider": {
      "service": "auth",
      "method": "PUT",
      "path": "/auth/identity-provider",
      "body": {
        "filled": [
          "updated_at"
        ]
      },
      "answer": {
        "parts": {
          "provider": {},
          "domains": {
            "names": {
              "id": "domain_id"
            }
          }
        }
      }
    },
    "testIdentityProvider": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/identity-provider/test",
      "answer": {
        "parts": {
          "provider": {},
          "domains": {
            "names": {
              "id": "domain_id"
            }
          }
        }
      }
    },
    "enableIdentityProvider": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/identity-provider/enable",
      "answer": {
        "parts": {
          "provider": {},
          "domains": {
            "names": {
              "id": "domain_id"
            }
          }
        }
      }
    },
    "disableIdentityProvider": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/identity-provider/disable",
      "answer": {
        "parts": {
          "provider": {},
          "domains": {
            "names": {
              "id": "domain_id"
            }
          }
        }
      }
    },
    "addSignInDomain": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/identity-provider/domains",
      "body": {},
      "isFlat": true,
      "answer": {
        "parts": {
          "provider": {},
          "domains": {
            "names": {
              "id": "domain_id"
            }
          }
        }
      }
    },
    "checkSignInDomain": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/identity-provider/domains/{domain_id}/check",
      "inPath": {
        "id": "domain_id"
      },
      "errors": {
        "names": {
          "domain_id": "id"
        }
      },
      "answer": {
        "parts": {
          "provider": {},
          "domains": {
            "names": {
              "id": "domain_id"
            }
          }
        }
      }
    },
    "deleteSignInDomain": {
      "service": "auth",
      "method": "DELETE",
      "path": "/auth/identity-provider/domains/{domain_id}",
      "inPath": {
        "id": "domain_id"
      },
      "errors": {
        "names": {
          "domain_id": "id"
        }
      }
    },
    "finishProviderSignIn": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/provider-sign-ins/finish",
      "errors": {
        "codes": {
          "403": "REJECTED"
        }
      },
      "withoutToken": true,
      "cookies": {
        "sent": {
          "ProviderSignIn": "providerSignIn",
          "KnownDevice": "knownDevice"
        },
        "kept": {
          "known_device": "knownDevice"
        }
      },
      "answer": {
        "names": {
          "expiresAt": "exp"
        }
      }
    },
    "addItem": {
      "choice": "list",
      "cases": {
        "position": {
          "service": "companies",
          "method": "POST",
          "path": "/companies/positions",
          "inBody": {
            "org": "company_id"
          },
          "body": {},
          "errors": {
            "names": {
              "company_id": "org"
            }
          },
          "isFlat": true,
          "answer": {}
        },
        "project": {
          "service": "companies",
          "method": "POST",
          "path": "/companies/projects",
          "inBody": {
            "org": "company_id"
          },
          "body": {},
          "errors": {
            "names": {
              "company_id": "org"
            }
          },
          "isFlat": true,
          "answer": {}
        },
        "pi": {
          "service": "companies",
          "method": "POST",
          "path": "/companies/pi",
          "inBody": {
            "org": "company_id"
          },
          "body": {},
          "errors": {
            "names": {
              "company_id": "org"
            }
          },
          "isFlat": true,
          "answer": {}
        },
        "po": {
          "service": "companies",
          "method": "POST",
          "path": "/companies/po",
          "inBody": {
            "org": "company_id"
          },
          "body": {},
          "errors": {
            "names": {
              "company_id": "org"
            }
          },
          "isFlat": true,
          "answer": {}
        }
      }
    },
    "renamePaperwork": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/paperworks/{paperwork_id}",
      "inPath": {
        "id": "paperwork_id"
      },
      "inQuery": {
        "org": "org"
      },
      "body": {
        "names": {
          "name": "paper_work"
        }
      },
      "mask": [
        "paper_work"
      ],
      "errors": {
        "names": {
          "paper_work": "name",
          "paperwork_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "name": "paper_work"
        }
      }
    },
    "deletePaperwork": {
      "service": "companies",
      "method": "DELETE",
      "path": "/companies/paperworks/{paperwork_id}",
      "inPath": {
        "id": "paperwork_id"
      },
      "inQuery": {
        "org": "org"
      },
      "errors": {
        "names": {
          "paperwork_id": "id"
        },
        "codes": {
          "503": "REJECTED"
        }
      }
    },
    "paperworkFile": {
      "service": "companies",
      "method": "GET",
      "path": "/companies/paperworks/{paperwork_id}/file",
      "inPath": {
        "id": "paperwork_id"
      },
      "errors": {
        "names": {
          "paperwork_id": "id"
        },
        "codes": {
          "503": "REJECTED"
        }
      },
      "opensFile": true,
      "answer": {}
    },
    "undoCompanyImport": {
      "service": "companies",
      "method": "DELETE",
      "path": "/companies/imports/companies/{import_id}",
      "inPath": {
        "id": "import_id"
      },
      "errors": {
        "names": {
          "import_id": "id"
        }
      }
    },
    "undoSubsidiaryImport": {
      "service": "companies",
      "method": "DELETE",
      "path": "/companies/imports/subsidiaries/{import_id}",
      "inPath": {
        "id": "import_id"
      },
      "errors": {
        "names": {
          "import_id": "id"
        }
      }
    },
    "addCompany": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/companies",
      "body": {
        "parts": {
          "company": {}
        },
        "spread": {
          "company": [
            "company_name",
            "enable",
            "otp"
          ]
        }
      },
      "pick": "id",
      "answer": {}
    },
    "addSubsidiary": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/sites",
      "inQuery": {
        "org": "org"
      },
      "body": {
        "parts": {
          "site": {}
        },
        "spread": {
          "site": [
            "site_name",
            "company_id",
            "alias",
            "enable"
          ]
        }
      },
      "answer": {}
    },
    "changeCompany": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/companies/{org_id}",
      "inPath": {
        "orgId": "org_id"
      },
      "body": {
        "parts": {
          "company": {}
        },
        "spread": {
          "company": [
            "company_name",
            "otp",
            "sandbox"
          ]
        }
      },
      "mask": [
        "company_name",
        "fit_test",
        "otp",
        "sandbox"
      ],
      "answer": {}
    },
    "switchCompany": {
      "choice": "on",
      "cases": {
        "false": {
          "service": "companies",
          "method": "DELETE",
          "path": "/companies/companies/{org_id}",
          "inPath": {
            "orgId": "org_id"
          },
          "answer": {}
        },
        "true": {
          "service": "companies",
          "method": "PUT",
          "path": "/companies/companies/{org_id}/activate",
          "inPath": {
            "orgId": "org_id"
          },
          "answer": {}
        }
      }
    },
    "changeAdminSecondFactor": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/admin-second-factor",
      "body": {},
      "isFlat": true
    },
    "changeCompanyDetails": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/companies/{org_id}/details",
      "inPath": {
        "orgId": "org_id"
      },
      "body": {
        "filled": [
          "payment_days"
        ]
      },
      "answer": {}
    },
    "changeBookingDefaults": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/companies/{org_id}/booking-defaults",
      "inPath": {
        "orgId": "org_id"
      },
      "body": {},
      "answer": {}
    },
    "changeProviderSettings": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/provider/settings",
      "body": {
        "filled": [
          "hold_minutes",
          "payment_days"
        ]
      },
      "answer": {
        "parts": {
          "defaults": {}
        }
      }
    },
    "changeSubsidiary": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/sites/{site_id}",
      "inPath": {
        "siteId": "site_id"
      },
      "inQuery": {
        "org": "org"
      },
      "body": {
        "parts": {
          "site": {}
        },
        "spread": {
          "site": [
            "site_name",
            "alias"
          ]
        }
      },
      "mask": [
        "site_name",
        "alias",
        "fit_test"
      ],
      "answer": {}
    },
    "switchSubsidiary": {
      "choice": "on",
      "cases": {
        "false": {
          "service": "companies",
          "method": "DELETE",
          "path": "/companies/sites/{site_id}",
          "inPath": {
            "siteId": "site_id"
          },
          "inQuery": {
            "org": "org"
          },
          "answer": {}
        },
        "true": {
          "service": "companies",
          "method": "PUT",
          "path": "/companies/sites/{site_id}/activate",
          "inPath": {
            "siteId": "site_id"
          },
          "inQuery": {
            "org": "org"
          },
          "answer": {}
        }
      }
    },
    "addPosition": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/companies/{org_id}/positions",
      "inPath": {
        "org": "org_id"
      },
      "body": {},
      "errors": {
        "names": {
          "org_id": "org"
        }
      },
      "isFlat": true,
      "answer": {}
    },
    "renamePosition": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/positions/{position_id}",
      "inPath": {
        "id": "position_id"
      },
      "body": {},
      "mask": [
        "name"
      ],
      "errors": {
        "names": {
          "position_id": "id"
        }
      },
      "isFlat": true,
      "answer": {}
    },
    "deletePosition": {
      "service": "companies",
      "method": "DELETE",
      "path": "/companies/positions/{position_id}",
      "inPath": {
        "id": "position_id"
      },
      "errors": {
        "names": {
          "position_id": "id"
        }
      }
    },
    "addProject": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/companies/{org_id}/projects",
      "inPath": {
        "org": "org_id"
      },
      "body": {},
      "errors": {
        "names": {
          "org_id": "org"
        }
      },
      "isFlat": true,
      "answer": {}
    },
    "changeProject": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/projects/{project_id}",
      "inPath": {
        "id": "project_id"
      },
      "body": {},
      "mask": [
        "name",
        "disable"
      ],
      "errors": {
        "names": {
          "project_id": "id"
        }
      },
      "answer": {}
    },
    "deleteProject": {
      "service": "companies",
      "method": "DELETE",
      "path": "/companies/projects/{project_id}",
      "inPath": {
        "id": "project_id"
      },
      "errors": {
        "names": {
          "project_id": "id"
        }
      }
    },
    "addWebhookEndpoint": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/webhooks",
      "body": {},
      "answer": {
        "names": {
          "id": "endpoint_id"
        }
      }
    },
    "changeWebhookEndpoint": {
      "service": "companies",
      "method": "PUT",
      "path": "/companies/webhooks/{endpoint_id}",
      "inPath": {
        "id": "endpoint_id"
      },
      "body": {},
      "mask": [
        "url",
        "events"
      ],
      "errors": {
        "names": {
          "endpoint_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "endpoint_id"
        }
      }
    },
    "deleteWebhookEndpoint": {
      "service": "companies",
      "method": "DELETE",
      "path": "/companies/webhooks/{endpoint_id}",
      "inPath": {
        "id": "endpoint_id"
      },
      "errors": {
        "names": {
          "endpoint_id": "id"
        }
      }
    },
    "rotateWebhookSecret": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/webhooks/{endpoint_id}/secret",
      "inPath": {
        "id": "endpoint_id"
      },
      "errors": {
        "names": {
          "endpoint_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "endpoint_id"
        }
      }
    },
    "resumeWebhookEndpoint": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/webhooks/{endpoint_id}/resume",
      "inPath": {
        "id": "endpoint_id"
      },
      "errors": {
        "names": {
          "endpoint_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "endpoint_id"
        }
      }
    },
    "testWebhookEndpoint": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/webhooks/{endpoint_id}/test",
      "inPath": {
        "id": "endpoint_id"
      },
      "errors": {
        "names": {
          "endpoint_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "delivery_id"
        }
      }
    },
    "sendWebhookAgain": {
      "service": "companies",
      "method": "POST",
      "path": "/companies/webhook-deliveries/{delivery_id}/send",
      "inPath": {
        "id": "delivery_id"
      },
      "errors": {
        "names": {
          "delivery_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "delivery_id"
        }
      }
    },
    "reserveSlot": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/reservations",
      "bodyGroups": [
        "slot"
      ],
      "body": {
        "names": {
          "startsAt": "calendar_from_time",
          "timeZone": "timezone"
        }
      },
      "errors": {
        "names": {
          "calendar_from_time": "startsAt",
          "timezone": "timeZone"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "startsAt": "booking_start_time",
          "endsAt": "booking_end_time",
          "timeZone": "timezone"
        }
      }
    },
    "holdOverPlan": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/rosters/{roster_id}/over-plan",
      "inPath": {
        "rosterId": "roster_id"
      },
      "inBody": {
        "startsAt": "calendar_from_time"
      },
      "body": {},
      "errors": {
        "names": {
          "calendar_from_time": "startsAt"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "startsAt": "booking_start_time",
          "endsAt": "booking_end_time",
          "timeZone": "timezone"
        }
      }
    },
    "releaseSlot": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/reservations/{reserve_id}",
      "inPath": {
        "reserveId": "reserve_id"
      }
    },
    "extendHolds": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/drafts/{draft_id}/extend",
      "inPath": {
        "draftId": "draft_id"
      },
      "pick": "holds",
      "answer": {
        "parts": {
          "holds": {
            "names": {
              "startsAt": "booking_start_time",
              "endsAt": "booking_end_time",
              "timeZone": "timezone"
            }
          }
        }
      }
    },
    "holdGroup": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/group-reservations",
      "body": {
        "parts": {
          "places": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone"
            }
          }
        }
      },
      "errors": {
        "names": {
          "calendar_from_time": "startsAt",
          "calendar_to_time": "endsAt",
          "timezone": "timeZone"
        }
      },
      "isFlat": true,
      "pick": "holds",
      "answer": {
        "parts": {
          "holds": {
            "names": {
              "startsAt": "booking_start_time",
              "endsAt": "booking_end_time",
              "timeZone": "timezone"
            }
          }
        }
      }
    },
    "createDraft": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/drafts",
      "body": {},
      "isFlat": true,
      "answer": {
        "parts": {
          "holds": {
            "names": {
              "startsAt": "booking_start_time",
              "endsAt": "booking_end_time",
              "timeZone": "timezone"
            }
          },
          "booking": {
            "parts": {
              "candidates": {
                "names": {
                  "status": "appointment_status",
                  "statusColor": "appointment_status_color",
                  "siteTimeZone": "site_tz",
                  "note": "appointment_note",
                  "comment": "booking_comment",
                  "assessmentsHtml": "assessments",
                  "resultEmails": "result_email"
                },
                "emptyIsNull": [
                  "appointment_time"
                ]
              }
            }
          }
        }
      }
    },
    "saveDraft": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/drafts/{draft_id}",
      "inPath": {
        "draftId": "draft_id"
      },
      "body": {},
      "isFlat": true,
      "answer": {
        "parts": {
          "conflict": {
            "parts": {
              "holds": {
                "names": {
                  "startsAt": "booking_start_time",
                  "endsAt": "booking_end_time",
                  "timeZone": "timezone"
                }
              },
              "booking": {
                "parts": {
                  "candidates": {
                    "names": {
                      "status": "appointment_status",
                      "statusColor": "appointment_status_color",
                      "siteTimeZone": "site_tz",
                      "note": "appointment_note",
                      "comment": "booking_comment",
                      "assessmentsHtml": "assessments",
                      "resultEmails": "result_email"
                    },
                    "emptyIsNull": [
                      "appointment_time"
                    ]
                  }
                }
              }
            }
          }
        }
      }
    },
    "deleteDraft": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/drafts/{draft_id}",
      "inPath": {
        "draftId": "draft_id"
      }
    },
    "saveCrew": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/crews",
      "inBody": {
        "org": "company_id"
      },
      "body": {
        "parts": {
          "lines": {}
        }
      },
      "errors": {
        "names": {
          "company_id": "org"
        }
      },
      "answer": {
        "names": {
          "id": "crew_id"
        },
        "parts": {
          "subsidiary": {},
          "lines": {
            "parts": {
              "package": {
                "names": {
                  "id": "package_id"
                }
              },
              "sites": {}
            }
          }
        }
      }
    },
    "renameCrew": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/crews/{crew_id}",
      "inPath": {
        "id": "crew_id"
      },
      "body": {},
      "errors": {
        "names": {
          "crew_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "crew_id"
        },
        "parts": {
          "subsidiary": {},
          "lines": {
            "parts": {
              "package": {
                "names": {
                  "id": "package_id"
                }
              },
              "sites": {}
            }
          }
        }
      }
    },
    "deleteCrew": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/crews/{crew_id}",
      "inPath": {
        "id": "crew_id"
      },
      "errors": {
        "names": {
          "crew_id": "id"
        }
      }
    },
    "rejectOrder": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/orders/{order_id}/rejection",
      "inPath": {
        "id": "order_id"
      },
      "body": {},
      "errors": {
        "names": {
          "order_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "parts": {
          "known_package": {},
          "known_site": {},
          "changes": {},
          "booking": {}
        },
        "emptyIsNull": [
          "candidate_dob",
          "rejected_because"
        ]
      }
    },
    "acknowledgeOrder": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/orders/{order_id}/acknowledgement",
      "inPath": {
        "id": "order_id"
      },
      "body": {},
      "errors": {
        "names": {
          "order_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "parts": {
          "known_package": {},
          "known_site": {},
          "changes": {},
          "booking": {}
        },
        "emptyIsNull": [
          "candidate_dob",
          "rejected_because"
        ]
      }
    },
    "createBooking": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/bookings",
      "inQuery": {
        "org": "org"
      },
      "inHeader": {
        "idempotencyKey": "idempotency-key"
      },
      "body": {
        "parts": {
          "header": {},
          "candidates": {
            "names": {
              "name": "candidate_name",
              "dob": "candidate_dob",
              "gender": "candidate_gender",
              "phone": "candidate_phone",
              "email": "candidate_email",
              "position": "candidate_position",
              "note": "appointment_note",
              "siteId": "preferred_site_id",
              "siteName": "preferred_site_name",
              "timeZone": "timezone"
            },
            "parts": {
              "preferred_site": {}
            },
            "blank": [
              "candidate_dob"
            ]
          }
        },
        "spread": {
          "header": [
            "org_id",
            "subsidiary_id",
            "service_type",
            "sid",
            "result_email",
            "invoice_email",
            "contact_name",
            "contact_phone",
            "contact_email",
            "po_number",
            "project",
            "project_identification",
            "paperwork_ids",
            "booking_comment",
            "policy_accepted"
          ]
        }
      },
      "errors": {
        "names": {
          "candidate_name": "name",
          "candidate_dob": "dob",
          "candidate_gender": "gender",
          "candidate_phone": "phone",
          "candidate_email": "email",
          "candidate_position": "position",
          "appointment_note": "note",
          "preferred_site_id": "siteId",
          "preferred_site_name": "siteName",
          "timezone": "timeZone",
          "idempotency-key": "idempotencyKey"
        }
      },
      "answer": {
        "parts": {
          "candidates": {
            "names": {
              "status": "appointment_status",
              "statusColor": "appointment_status_color",
              "siteTimeZone": "site_tz",
              "note": "appointment_note",
              "comment": "booking_comment",
              "assessmentsHtml": "assessments",
              "resultEmails": "result_email"
            },
            "emptyIsNull": [
              "appointment_time"
            ]
          }
        }
      }
    },
    "makeCalendarFeed": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/calendar-feeds",
      "body": {
        "filled": [
          "view_id"
        ]
      },
      "isFlat": true,
      "answer": {
        "names": {
          "id": "feed_id"
        }
      }
    },
    "revokeCalendarFeed": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/calendar-feeds/{feed_id}",
      "inPath": {
        "id": "feed_id"
      },
      "errors": {
        "names": {
          "feed_id": "id"
        }
      }
    },
    "chooseMondayDigest": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/monday-digest",
      "body": {},
      "isFlat": true,
      "answer": {}
    },
    "consultFiles": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/consult-files",
      "inQuery": {
        "org": "org",
        "candidateId": "candidate_id"
      },
      "body": {
        "names": {
          "files": "file_request_list"
        },
        "parts": {
          "file_request_list": {}
        }
      },
      "errors": {
        "names": {
          "file_request_list": "files"
        },
        "codes": {
          "503": "REJECTED"
        }
      },
      "isFlat": true,
      "pick": "files",
      "opensFile": true,
      "answer": {
        "parts": {
          "files": {}
        }
      }
    },
    "withdrawConsultFile": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/consult-files/{file_id}/withdraw",
      "inPath": {
        "fileId": "file_id"
      },
      "body": {},
      "isFlat": true,
      "pick": "told",
      "answer": {}
    },
    "setPrice": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/prices",
      "body": {},
      "answer": {}
    },
    "removePrice": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/prices/{price_id}",
      "inPath": {
        "priceId": "price_id"
      }
    },
    "chooseReminders": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/reminder-settings/{org_id}",
      "inPath": {
        "orgId": "org_id"
      },
      "body": {},
      "answer": {}
    },
    "writeMessage": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/candidates/{candidate_id}/messages",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "inBody": {
        "messageId": "message_id"
      },
      "body": {},
      "errors": {
        "names": {
          "message_id": "messageId"
        }
      },
      "answer": {
        "parts": {
          "messages": {}
        }
      }
    },
    "setOutcome": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/candidates/{candidate_id}/outcome",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "body": {
        "filled": [
          "outcome"
        ]
      },
      "errors": {
        "codes": {
          "503": "REJECTED"
        }
      },
      "isFlat": true,
      "pick": "outcome",
      "answer": {}
    },
    "acknowledgeResults": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/candidates/{candidate_id}/results-acknowledgement",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "errors": {
        "codes": {
          "503": "REJECTED"
        }
      },
      "pick": "acknowledged",
      "answer": {}
    },
    "setPaperworkHandedIn": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/scheduler/day-list/{candidate_id}/paperworks/{paperwork_id}",
      "inPath": {
        "candidateId": "candidate_id",
        "paperworkId": "paperwork_id"
      },
      "inBody": {
        "isHandedIn": "handed_in"
      },
      "body": {},
      "errors": {
        "names": {
          "handed_in": "isHandedIn"
        }
      },
      "isFlat": true
    },
    "moveVisitOn": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/scheduler/day-list/{candidate_id}/visit",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "body": {},
      "errors": {
        "names": {
          "candidate_id": "candidateId"
        }
      },
      "isFlat": true
    },
    "disableSlots": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/slots/disable",
      "body": {},
      "isFlat": true,
      "pick": "slots",
      "answer": {}
    },
    "enableSlots": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/slots/enable",
      "body": {},
      "isFlat": true,
      "pick": "slots",
      "answer": {}
    },
    "moveAppointment": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/candidates/{candidate_id}/move-appointment",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "inBody": {
        "startsAt": "calendar_from_time"
      },
      "body": {
        "parts": {
          "seen": {
            "names": {
              "startsAt": "calendar_from_time",
              "endsAt": "calendar_to_time",
              "timeZone": "timezone"
            }
          }
        }
      },
      "errors": {
        "names": {
          "calendar_from_time": "startsAt",
          "calendar_to_time": "endsAt",
          "timezone": "timeZone"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "startsAt": "calendar_from_time",
          "endsAt": "calendar_to_time",
          "timeZone": "timezone"
        }
      }
    },
    "undoMove": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/moves/{move_id}/undo",
      "inPath": {
        "moveId": "move_id"
      },
      "answer": {
        "names": {
          "startsAt": "calendar_from_time",
          "endsAt": "calendar_to_time",
          "timeZone": "timezone"
        }
      }
    },
    "addRosters": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/rosters",
      "body": {},
      "answer": {
        "parts": {
          "rosters": {},
          "skipped": {}
        }
      }
    },
    "changeRoster": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/rosters/{roster_id}",
      "inPath": {
        "rosterId": "roster_id"
      },
      "body": {},
      "isFlat": true
    },
    "addHoliday": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/state-holidays",
      "body": {},
      "isFlat": true
    },
    "removeHoliday": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/state-holidays/{state}/{day}",
      "inPath": {
        "state": "state",
        "day": "day"
      },
      "inQuery": {
        "siteIds": "site_ids"
      }
    },
    "openOnHoliday": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/state-holidays/{state}/{day}/open-sites",
      "inPath": {
        "state": "state",
        "day": "day"
      },
      "body": {},
      "isFlat": true
    },
    "confirmBooking": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/candidates/{candidate_id}/confirm",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "inBody": {
        "startsAt": "calendar_from_time"
      },
      "body": {},
      "errors": {
        "names": {
          "calendar_from_time": "startsAt"
        }
      },
      "isFlat": true
    },
    "changeStatuses": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/statuses",
      "body": {},
      "isFlat": true,
      "answer": {}
    },
    "addDoctor": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/doctors",
      "inBody": {
        "doctorId": "doctor_id"
      },
      "body": {},
      "errors": {
        "names": {
          "doctor_id": "doctorId"
        }
      },
      "answer": {
        "names": {
          "id": "doctor_id",
          "name": "shown_name"
        }
      }
    },
    "changeDoctor": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/doctors/{doctor_id}",
      "inPath": {
        "id": "doctor_id"
      },
      "body": {},
      "errors": {
        "names": {
          "doctor_id": "id",
          "doctor_name": "name"
        }
      }
    },
    "switchDoctor": {
      "choice": "on",
      "cases": {
        "false": {
          "service": "booking",
          "method": "PUT",
          "path": "/booking/doctors/{doctor_id}/retire",
          "inPath": {
            "id": "doctor_id"
          },
          "errors": {
            "names": {
              "doctor_id": "id"
            }
          }
        },
        "true": {
          "service": "booking",
          "method": "PUT",
          "path": "/booking/doctors/{doctor_id}/activate",
          "inPath": {
            "id": "doctor_id"
          },
          "errors": {
            "names": {
              "doctor_id": "id"
            }
          }
        }
      }
    },
    "saveWeeklyHours": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/roster-patterns/{new_pattern_id}",
      "inPath": {
        "newPatternId": "new_pattern_id"
      },
      "body": {
        "parts": {
          "hours": {}
        },
        "filled": [
          "until_day",
          "replaces_pattern_id"
        ]
      }
    },
    "addLeave": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/doctors/{doctor_id}/leaves",
      "inPath": {
        "doctorId": "doctor_id"
      },
      "body": {},
      "isFlat": true
    },
    "removeLeave": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/leaves/{leave_id}",
      "inPath": {
        "leaveId": "leave_id"
      }
    },
    "startClosing": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/closings",
      "inBody": {
        "id": "closing_id"
      },
      "bodyGroups": [
        "scope"
      ],
      "body": {
        "parts": {
          "people": {
            "parts": {
              "seen": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              },
              "to": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              }
            },
            "filled": [
              "to"
            ]
          }
        }
      },
      "errors": {
        "names": {
          "calendar_from_time": "startsAt",
          "calendar_to_time": "endsAt",
          "timezone": "timeZone",
          "closing_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "parts": {
          "list": {
            "names": {
              "fromTimeZone": "from_timezone",
              "toTimeZone": "to_timezone"
            }
          }
        }
      }
    },
    "reopenClosing": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/closings/{closing_id}/reopen",
      "inPath": {
        "id": "closing_id"
      },
      "body": {},
      "errors": {
        "names": {
          "closing_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "parts": {
          "list": {
            "names": {
              "fromTimeZone": "from_timezone",
              "toTimeZone": "to_timezone"
            }
          }
        }
      }
    },
    "changeBookingComment": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/bookings/{booking_id}/comment",
      "inPath": {
        "bookingId": "booking_id"
      },
      "inBody": {
        "comment": "booking_comment"
      },
      "body": {},
      "errors": {
        "names": {
          "booking_comment": "comment"
        }
      },
      "isFlat": true,
      "pick": "booking_comment",
      "answer": {}
    },
    "updateCandidate": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/bookings/{booking_id}/candidates/{candidate_id}",
      "inPath": {
        "bookingId": "booking_id",
        "candidateId": "candidate_id"
      },
      "body": {
        "names": {
          "change": "candidate"
        },
        "parts": {
          "candidate": {
            "names": {
              "name": "candidate_name",
              "dob": "candidate_dob",
              "gender": "candidate_gender",
              "phone": "candidate_phone",
              "email": "candidate_email",
              "position": "candidate_position",
              "note": "appointment_note",
              "siteId": "preferred_site_id",
              "siteName": "preferred_site_name",
              "timeZone": "timezone"
            },
            "clears": [
              "position_id"
            ]
          }
        }
      },
      "mask": [
        "candidate_name",
        "candidate_dob",
        "position_id",
        "candidate_gender",
        "candidate_phone",
        "candidate_email",
        "candidate_position",
        "appointment_note"
      ],
      "errors": {
        "names": {
          "candidate_name": "name",
          "candidate_dob": "dob",
          "candidate_gender": "gender",
          "candidate_phone": "phone",
          "candidate_email": "email",
          "candidate_position": "position",
          "appointment_note": "note",
          "preferred_site_id": "siteId",
          "preferred_site_name": "siteName",
          "timezone": "timeZone",
          "candidate": "change"
        }
      },
      "isFlat": true,
      "pick": "updated_at",
      "answer": {}
    },
    "cancelBooking": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/bookings/{booking_id}/cancel",
      "inPath": {
        "bookingId": "booking_id"
      },
      "inBody": {
        "candidateIds": "candidate_id",
        "notes": "appointment_notes"
      },
      "body": {},
      "errors": {
        "names": {
          "candidate_id": "candidateIds",
          "appointment_notes": "notes"
        }
      },
      "isFlat": true
    },
    "beginReschedule": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/candidates/{candidate_id}/reschedule",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "answer": {
        "parts": {
          "holds": {
            "names": {
              "startsAt": "booking_start_time",
              "endsAt": "booking_end_time",
              "timeZone": "timezone"
            }
          },
          "booking": {
            "parts": {
              "candidates": {
                "names": {
                  "status": "appointment_status",
                  "statusColor": "appointment_status_color",
                  "siteTimeZone": "site_tz",
                  "note": "appointment_note",
                  "comment": "booking_comment",
                  "assessmentsHtml": "assessments",
                  "resultEmails": "result_email"
                },
                "emptyIsNull": [
                  "appointment_time"
                ]
              }
            }
          }
        }
      }
    },
    "updateTimeslots": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/bookings/{booking_id}/timeslots",
      "inPath": {
        "bookingId": "booking_id"
      },
      "body": {
        "names": {
          "siteId": "preferred_site_id"
        }
      },
      "errors": {
        "names": {
          "preferred_site_id": "siteId"
        }
      },
      "answer": {
        "names": {
          "status": "appointment_status",
          "statusColor": "appointment_status_color",
          "siteTimeZone": "site_tz",
          "note": "appointment_note",
          "comment": "booking_comment",
          "assessmentsHtml": "assessments",
          "resultEmails": "result_email"
        },
        "emptyIsNull": [
          "appointment_time",
          "appointment_end"
        ]
      }
    },
    "runBulkChange": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/bulk-changes",
      "inBody": {
        "id": "bulk_change_id"
      },
      "body": {
        "parts": {
          "people": {
            "parts": {
              "to": {
                "names": {
                  "startsAt": "calendar_from_time",
                  "endsAt": "calendar_to_time",
                  "timeZone": "timezone"
                }
              }
            }
          }
        }
      },
      "errors": {
        "names": {
          "calendar_from_time": "startsAt",
          "calendar_to_time": "endsAt",
          "timezone": "timeZone",
          "bulk_change_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "id": "bulk_change_id"
        },
        "parts": {
          "rows": {}
        }
      }
    },
    "undoBulkChange": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/bulk-changes/{bulk_change_id}/undo",
      "inPath": {
        "id": "bulk_change_id"
      },
      "errors": {
        "names": {
          "bulk_change_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "bulk_change_id"
        },
        "parts": {
          "rows": {}
        }
      }
    },
    "changeEarlierTime": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/candidates/{candidate_id}/earlier-time",
      "inPath": {
        "candidateId": "candidate_id"
      },
      "inBody": {
        "what": "do"
      },
      "body": {},
      "errors": {
        "names": {
          "do": "what"
        }
      },
      "isFlat": true,
      "pick": "earlier_time",
      "answer": {
        "parts": {
          "earlier_time": {}
        }
      }
    },
    "saveMailText": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/mail-texts/{kind}",
      "inPath": {
        "kind": "kind"
      },
      "body": {},
      "pick": "version",
      "answer": {}
    },
    "sendTestMail": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/mail-texts/{kind}/test",
      "inPath": {
        "kind": "kind"
      },
      "body": {},
      "pick": "recipient",
      "answer": {}
    },
    "sendNotification": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/bookings/{booking_id}/notification",
      "inPath": {
        "bookingId": "booking_id"
      },
      "body": {},
      "isFlat": true,
      "pick": "deliveries",
      "answer": {
        "parts": {
          "deliveries": {}
        }
      }
    },
    "candidateFile": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/candidate-files/{candidate_file_id}",
      "inPath": {
        "id": "candidate_file_id"
      },
      "errors": {
        "names": {
          "candidate_file_id": "id"
        },
        "codes": {
          "503": "REJECTED"
        }
      },
      "opensFile": true,
      "answer": {}
    },
    "sendCandidateLink": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/candidates/{candidate_id}/links",
      "inPath": {
        "candidateId": "candidate_id"
      }
    },
    "revokeCandidateLinks": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/candidates/{candidate_id}/links",
      "inPath": {
        "candidateId": "candidate_id"
      }
    },
    "keepListView": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/list-views",
      "body": {
        "parts": {
          "filter": {
            "names": {
              "statuses": "status",
              "outcomes": "outcome"
            }
          }
        }
      },
      "errors": {
        "names": {
          "status": "statuses",
          "outcome": "outcomes"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "id": "view_id"
        },
        "parts": {
          "filter": {
            "names": {
              "statuses": "status",
              "outcomes": "outcome"
            }
          }
        }
      }
    },
    "renameListView": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/list-views/{view_id}",
      "inPath": {
        "id": "view_id"
      },
      "body": {},
      "errors": {
        "names": {
          "view_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "id": "view_id"
        },
        "parts": {
          "filter": {
            "names": {
              "statuses": "status",
              "outcomes": "outcome"
            }
          }
        }
      }
    },
    "deleteListView": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/list-views/{view_id}",
      "inPath": {
        "id": "view_id"
      },
      "errors": {
        "names": {
          "view_id": "id"
        }
      }
    },
    "addPackage": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/packages",
      "inQuery": {
        "org": "org"
      },
      "body": {
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      },
      "errors": {
        "names": {
          "category_name": "category",
          "assessment_name": "name"
        }
      },
      "answer": {
        "names": {
          "id": "package_id"
        },
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      }
    },
    "changePackage": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/packages/{package_id}",
      "inPath": {
        "id": "package_id"
      },
      "body": {
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      },
      "mask": [
        "name",
        "is_active",
        "validity_months",
        "assessments"
      ],
      "errors": {
        "names": {
          "category_name": "category",
          "assessment_name": "name",
          "package_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "package_id"
        },
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      }
    },
    "deletePackage": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/packages/{package_id}",
      "inPath": {
        "id": "package_id"
      },
      "errors": {
        "names": {
          "package_id": "id"
        }
      }
    },
    "undoPackageImport": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/imports/packages/{import_id}",
      "inPath": {
        "id": "import_id"
      },
      "errors": {
        "names": {
          "import_id": "id"
        }
      }
    },
    "addAssessment": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/catalogue/assessments",
      "body": {
        "parts": {
          "needs": {
            "parts": {
              "resources": {}
            }
          }
        },
        "filled": [
          "price_cents"
        ]
      },
      "answer": {
        "names": {
          "id": "assessment_id"
        },
        "parts": {
          "needs": {
            "parts": {
              "resources": {}
            }
          },
          "comes_after": {}
        }
      }
    },
    "startCatalogue": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/catalogue/assessments/usual",
      "pick": "added",
      "answer": {}
    },
    "changeAssessment": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/catalogue/assessments/{assessment_id}",
      "inPath": {
        "id": "assessment_id"
      },
      "body": {
        "parts": {
          "needs": {
            "parts": {
              "resources": {}
            }
          }
        },
        "clears": [
          "price_cents"
        ]
      },
      "mask": [
        "category",
        "name",
        "minutes",
        "price_cents",
        "preparation",
        "needs",
        "is_active"
      ],
      "errors": {
        "names": {
          "assessment_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "assessment_id"
        },
        "parts": {
          "needs": {
            "parts": {
              "resources": {}
            }
          },
          "comes_after": {}
        }
      }
    },
    "switchAssessment": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/catalogue/assessments/{assessment_id}",
      "inPath": {
        "id": "assessment_id"
      },
      "body": {
        "parts": {
          "needs": {
            "parts": {
              "resources": {}
            }
          }
        }
      },
      "mask": [
        "category",
        "name",
        "minutes",
        "price_cents",
        "preparation",
        "needs",
        "is_active"
      ],
      "errors": {
        "names": {
          "assessment_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "id": "assessment_id"
        },
        "parts": {
          "needs": {
            "parts": {
              "resources": {}
            }
          },
          "comes_after": {}
        }
      }
    },
    "deleteAssessment": {
      "service": "booking",
      "method": "DELETE",
      "path": "/booking/catalogue/assessments/{assessment_id}",
      "inPath": {
        "id": "assessment_id"
      },
      "errors": {
        "names": {
          "assessment_id": "id"
        }
      }
    },
    "moveAssessment": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/catalogue/assessments/{assessment_id}/place",
      "inPath": {
        "id": "assessment_id"
      },
      "body": {
        "filled": [
          "before"
        ]
      },
      "errors": {
        "names": {
          "assessment_id": "id"
        }
      },
      "isFlat": true
    },
    "renameService": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/catalogue/services/{service_id}",
      "inPath": {
        "id": "service_id"
      },
      "body": {},
      "errors": {
        "names": {
          "service_id": "id"
        }
      },
      "isFlat": true,
      "answer": {
        "names": {
          "id": "service_id"
        }
      }
    },
    "addPackageInBooking": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/new-packages",
      "inQuery": {
        "org": "org"
      },
      "body": {
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      },
      "errors": {
        "names": {
          "category_name": "category",
          "assessment_name": "name"
        }
      },
      "answer": {
        "names": {
          "id": "package_id"
        },
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      }
    },
    "addCustomPackage": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/custom-packages",
      "inQuery": {
        "org": "org"
      },
      "inBody": {
        "packageId": "package_id",
        "draftId": "draft_id"
      },
      "body": {
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      },
      "errors": {
        "names": {
          "category_name": "category",
          "assessment_name": "name",
          "package_id": "packageId",
          "draft_id": "draftId"
        }
      },
      "answer": {
        "names": {
          "id": "package_id"
        },
        "parts": {
          "assessments": {
            "names": {
              "category": "category_name",
              "name": "assessment_name"
            }
          }
        }
      }
    },
    "addClinicSite": {
      "service": "booking",
      "method": "PUT",
      "path": "/booking/sites",
      "body": {},
      "answer": {
        "names": {
          "id": "uuid",
          "number": "id"
        }
      }
    },
    "changeClinicSite": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/sites",
      "inQuery": {
        "id": "site_id"
      },
      "body": {},
      "mask": [
        "name",
        "address",
        "suburb",
        "postcode",
        "state",
        "timezone",
        "phone",
        "fax",
        "email",
        "service_types",
        "is_external",
        "booking_free",
        "travel_minutes",
        "most_over_plan"
      ],
      "errors": {
        "names": {
          "site_id": "id"
        }
      },
      "answer": {
        "names": {
          "id": "uuid",
          "number": "id"
        }
      }
    },
    "switchClinicSite": {
      "choice": "on",
      "cases": {
        "false": {
          "service": "booking",
          "method": "PUT",
          "path": "/booking/sites/{site_id}/disable",
          "inPath": {
            "id": "site_id"
          },
          "errors": {
            "names": {
              "site_id": "id"
            }
          },
          "answer": {
            "names": {
              "id": "uuid",
              "number": "id"
            }
          }
        },
        "true": {
          "service": "booking",
          "method": "PUT",
          "path": "/booking/sites/{site_id}/activate",
          "inPath": {
            "id": "site_id"
          },
          "errors": {
            "names": {
              "site_id": "id"
            }
          },
          "answer": {
            "names": {
              "id": "uuid",
              "number": "id"
            }
          }
        }
      }
    }
  },
  "Subscription": {
    "slotsChanged": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/slot-changes",
      "inQuery": {
        "siteIds": "site_ids"
      },
      "answer": {}
    },
    "bookingsChanged": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/booking-changes"
    },
    "recordsChanged": {
      "service": "booking",
      "method": "GET",
      "path": "/booking/record-changes",
      "pick": "record",
      "answer": {}
    }
  }
};

/** Values of enums by their names in GraphQL, where these differ. */
export const enums = {
  "ReopenHow": {
    "moveBack": "move-back",
    "daysOnly": "days-only"
  }
};

/** Of types whose fields a resolver by hand answers. */
export const shapes = {
  "Me": {
    "parts": {
      "company": {
        "names": {
          "name": "company_name"
        }
      }
    }
  }
} as const satisfies Readonly<Record<string, Shape>>;

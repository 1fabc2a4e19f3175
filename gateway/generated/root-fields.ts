import type { Passed } from '../derived/pass.ts';
import type { Shape } from '../derived/shape.ts';

export const rootFields: Readonly<Record<'Query' | 'Mutation', Readonly<Record<string, Passed>>>> = {
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
              "sites": {}
            }
          },
          "missing": {}
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
          "packages": {}
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
    }
  },
  "Mutation": {
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
    "inviteAccounts": {
      "service": "auth",
      "method": "POST",
      "path": "/auth/invitations",
      "body": {},
      "isFlat": true,
      "pick": "invited",
      "answer": {}
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
    "addAssessment": {
      "service": "booking",
      "method": "POST",
      "path": "/booking/catalogue/assessments",
      "body": {
        "filled": [
          "price_cents"
        ]
      },
      "answer": {
        "names": {
          "id": "assessment_id"
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
        "booking_free"
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
    }
  }
};

/** Of types whose fields a resolver by hand answers. */
export const shapes = {} as const satisfies Readonly<Record<string, Shape>>;

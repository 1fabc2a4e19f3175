import type { Passed } from '../derived/pass.ts';

export const rootFields: Readonly<Record<'Query' | 'Mutation', Readonly<Record<string, Passed>>>> = {
  "Query": {
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
    }
  },
  "Mutation": {
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
    }
  }
};

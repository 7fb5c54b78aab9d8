-- What is due in some shards, oldest first. Reads only.
--
-- KEYS  sets of due things
-- ARGV  1 latest time  2 at most so many
-- Returns the member and the time of each, in turn
local limit = tonumber(ARGV[2])
local found = {}
for _, key in ipairs(KEYS) do
  local items = redis.call('ZRANGEBYSCORE', key, '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, limit)
  for i = 1, #items, 2 do
    found[#found + 1] = {items[i], items[i + 1], tonumber(items[i + 1])}
  end
end
table.sort(found, function(a, b) return a[3] < b[3] end)
local first = {}
for i = 1, math.min(limit, #found) do
  first[#first + 1] = found[i][1]
  first[#first + 1] = found[i][2]
end
return first
